import type { ReadableAtom } from 'nanostores'
import type { PlanType } from '../../session/session.ts'

/** Why credits are offered: none are left, a vision has no edits left, or somebody asks for more by themselves. */
export type CreditsReason = 'none-left' | 'no-edits' | 'upgrade'

export interface CreditsState {
  /** `loading` until the first answer; `unknown` after a failure, which shows as 0 but blocks nothing by itself. */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** Visions left; -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** How many visions may still be made. */
export interface CreditsAccount {
  /** Asks when first listened to, after signing in, and when somebody comes back to the page. */
  readonly $credits: ReadableAtom<CreditsState>
  /** Asks now. Several at once share one request. */
  refresh(): Promise<CreditsState>
}
