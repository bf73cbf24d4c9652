import type { ReadableAtom } from 'nanostores'
import type { Id } from '../contract/primitives.ts'
import type { VisionPack } from '../contract/vision.ts'
import type { PlanType } from '../session/session.ts'

export interface CreditsState {
  /** `loading` until the first answer; `unknown` after a failure, which shows as 0 but blocks nothing by itself. */
  status: 'signed-out' | 'loading' | 'known' | 'unknown'
  /** Visions left; -1 means unlimited. */
  credits: number
  planType: PlanType
}

/** What came of asking for a checkout. */
export type CheckoutResult =
  | { ok: true; url: string }
  /** `pack_invalid`: none chosen; `checkout_failed`: refused; `checkout_error`: no usable answer. */
  | { ok: false; code: 'pack_invalid' | 'checkout_failed' | 'checkout_error' }

/** How many visions may still be made, and how to get more. */
export interface CreditsAccount {
  /** Asks when first listened to, after signing in, and when the page is looked at again. */
  readonly $credits: ReadableAtom<CreditsState>
  /** Asks now. Several at once share one request. */
  refresh(): Promise<CreditsState>
  /** The packs for sale. Throws an `SdkError`. */
  listPacks(signal?: AbortSignal): Promise<VisionPack[]>
  /** Starts paying for a pack; `null` means that none was chosen. */
  startCheckout(packId: Id | null): Promise<CheckoutResult>
}
