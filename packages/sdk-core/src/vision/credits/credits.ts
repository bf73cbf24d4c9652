import type { ReadableAtom } from 'nanostores'
import type { PlanType } from '../../session/session.ts'

/** Why credits are offered: no credits are left, a vision has no edits left, or the visitor chose to upgrade. */
export type CreditsReason = 'none-left' | 'no-edits' | 'upgrade'

export interface CreditsState {
  /** `loading` before the first response. `unknown` after a failure: `credits` is 0, but requests are not blocked. */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** The number of visions left. -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** The credit balance of the account, which is the number of visions left. */
export interface CreditsAccount {
  /** Fetched with the first subscriber, for each session, and when the visitor returns to the page. */
  readonly $credits: ReadableAtom<CreditsState>
  /** Refetches the balance. Only the response of the latest request is used. */
  refresh(): Promise<CreditsState>
}
