import type { ReadableAtom } from 'nanostores'
import type { PlanType } from '../../session/session.ts'

/** Why credits are offered: none are left, a vision has no edits left, or the visitor chose to upgrade. */
export type CreditsReason = 'none-left' | 'no-edits' | 'upgrade'

export interface CreditsState {
  /** `loading` before the first response. `unknown` after a failure: shows 0, but blocks nothing. */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** Visions left; -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** How many visions the account can still create. */
export interface CreditsAccount {
  /** Fetched with the first subscriber, for each session, and when the visitor returns to the page. */
  readonly $credits: ReadableAtom<CreditsState>
  /** Refetches the balance. Only the latest response counts. */
  refresh(): Promise<CreditsState>
}
