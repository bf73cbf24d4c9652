import type { SafeStorage } from '../platform/safe-storage.ts'

/** Behaviour of a client on Vowkit's own site. An embedded client has none of it. */
export interface SiteRules {
  /** Stores that this tab leaves the site to sign in elsewhere. */
  markSignInPending(tab: SafeStorage): void
  /** Whether an unexpected session is offered to the visitor. If false, it is discarded. */
  readonly offersIncomingSession: boolean
  /**
   * Redirects from a personal page to the login page after a 401 on `path`. Returns false for calls of the vision area and
   * of signing in, which never redirect.
   */
  redirectToLogin(path: string): boolean
}
