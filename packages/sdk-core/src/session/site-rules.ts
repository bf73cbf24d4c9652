import type { Keep } from '../platform/keep.ts'

/** What only a client of our own site does; one on somebody else's page has none of it. */
export interface SiteRules {
  /** Notes that this tab leaves to sign in elsewhere. */
  markLeaving(tab: Keep): void
  /** Whether a person may be asked about a session that nobody expected. */
  readonly asksAboutArrival: boolean
  /**
   * Sends somebody without a live token from a page that needs one to the login page, when the call was of the couple
   * area; says whether it was.
   */
  sendAway(path: string): boolean
}
