import type { ReadableAtom } from 'nanostores'
import type { PlanType } from '../session/session.ts'

export interface CreditsState {
  /** `loading` until the first answer; `unknown` after a failure, which shows as 0 but blocks nothing by itself. */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** Visions left; -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** How many visions may still be made. */
export interface CreditsAccount {
  /** Asks when first listened to, after signing in, and when the page is looked at again. */
  readonly $credits: ReadableAtom<CreditsState>
  /** Asks now. Several at once share one request. */
  refresh(): Promise<CreditsState>
}
