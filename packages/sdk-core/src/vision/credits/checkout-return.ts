import type { ReadableAtom } from 'nanostores'
import { UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'

const BALANCE_KEY = 'creditsBefore'

/** The state of a page after a payment. */
export type CheckoutReturnState =
  /** The visitor does not return from a payment. */
  | { status: 'none' }
  /** Paid. The client polls the balance. */
  | { status: 'waiting' }
  /** The credits have arrived. */
  | { status: 'arrived'; credits: number }
  /** The credits have not arrived yet: the payment provider has not confirmed the payment. */
  | { status: 'late' }
  | { status: 'cancelled' }
  /** Paid, but this tab has no session: the visitor continues in another tab. */
  | { status: 'elsewhere' }

/** The result of a payment that returned to this page. */
export interface CheckoutReturn {
  /** Reads the payment's parameter with the first subscriber, and removes it from the URL. */
  readonly $return: ReadableAtom<CheckoutReturnState>
  dismiss(): void
}

/** Stores the balance before the visitor leaves to pay. */
export function storeBalance(ports: FeaturePorts): void {
  const balance = ports.once(createCredits).$credits.value
  if (balance?.status === 'known') ports.tab.set(BALANCE_KEY, String(balance.credits))
}

/** Returns and removes the stored balance. 0 if there is none. */
export function takeBalance({ tab }: Pick<FeaturePorts, 'tab'>): number {
  const before = Number(tab.get(BALANCE_KEY) ?? 0)
  tab.remove(BALANCE_KEY)
  return before
}

/** Whether the balance has increased. Always true for unlimited credits. */
export function hasRisen(before: number, credits: number): boolean {
  return credits === UNLIMITED_CREDITS || credits > before
}
