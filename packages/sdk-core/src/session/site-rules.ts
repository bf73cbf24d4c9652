import type { SafeStorage } from '../platform/safe-storage.ts'

/** The behaviour of a client on Vowkit's own site that an embedded client does not have. */
export interface SiteRules {
  /** Stores a marker that this tab leaves the site to sign in. */
  markSignInPending(tab: SafeStorage): void
  /** Whether the visitor can accept an unexpected session. If false, it is discarded. */
  readonly offersIncomingSession: boolean
  /**
   * Redirects from a personal page to the login page after the call of `path` got a 401. Returns whether it redirects.
   * Calls of the vision area and sign-in calls never redirect.
   */
  redirectToLogin(path: string): boolean
}
