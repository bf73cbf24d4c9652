import type { ReadableAtom } from 'nanostores'
import { UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'

const BALANCE_KEY = 'creditsBefore'

/** Where somebody stands who comes back from a payment. */
export type CheckoutReturnState =
  /** They did not come from a payment. */
  | { status: 'none' }
  /** Paid; the credits are asked for until they are there. */
  | { status: 'waiting' }
  /** The credits are there. */
  | { status: 'arrived'; credits: number }
  /** Not there yet: they come with the confirmation of the payment. */
  | { status: 'late' }
  | { status: 'cancelled' }
  /** Paid, but nobody is signed in here: whoever paid goes on in another tab. */
  | { status: 'elsewhere' }

/** What the page says to somebody who comes back from a payment. */
export interface CheckoutReturn {
  /** Reads the address with the first listener, and takes the news out of it. */
  readonly $return: ReadableAtom<CheckoutReturnState>
  dismiss(): void
}

/** Remembers, before somebody leaves to pay, what they have. */
export function noteBalance(ports: FeaturePorts): void {
  const balance = ports.once(createCredits).$credits.value
  if (balance?.status === 'known') ports.tab.set(BALANCE_KEY, String(balance.credits))
}

/** Takes what somebody had before they left to pay; nothing, where that is not known. */
export function takeBalance({ tab }: Pick<FeaturePorts, 'tab'>): number {
  const before = Number(tab.get(BALANCE_KEY) ?? 0)
  tab.remove(BALANCE_KEY)
  return before
}

/** Whether a payment has made a difference. Where there is no limit, nothing can. */
export function hasRisen(before: number, credits: number): boolean {
  return credits === UNLIMITED_CREDITS || credits > before
}
