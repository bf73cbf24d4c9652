import type { SafeStorage } from '../platform/safe-storage.ts'

/** The behaviour that only a client on Vowkit's own site has. */
export interface SiteRules {
  /** Stores a marker for this tab before it leaves the site to sign in. */
  markSignInPending(tab: SafeStorage): void
  /** Whether the visitor can accept an unexpected session. If false, the client discards the session. */
  readonly offersIncomingSession: boolean
  /**
   * Redirects from a personal page to the login page after the call of `path` got a 401. Returns true if it redirects.
   * Calls of the vision area and sign-in calls never redirect.
   */
  redirectToLogin(path: string): boolean
}
