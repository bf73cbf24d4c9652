import type { ReadableAtom } from 'nanostores'
import type { PlanType } from '../../session/session.ts'

/**
 * The reason for offering credits: no credits are left, a vision has no edits left, or the visitor chose to upgrade.
 */
export type CreditsReason = 'none-left' | 'no-edits' | 'upgrade'

export interface CreditsState {
  /**
   * `loading`: before the first response. `unknown`: after a failure. `credits` is then 0, but the visitor can still
   * create visions.
   */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** The number of visions that are left. -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** The credit balance of the account, which is the number of visions that are left. */
export interface CreditsAccount {
  /**
   * The balance. While the store has subscribers, it fetches the balance for each session and when the visitor returns
   * to the page.
   */
  readonly $credits: ReadableAtom<CreditsState>
  /** Refetches the balance. Uses only the response to the latest request. */
  refresh(): Promise<CreditsState>
}
