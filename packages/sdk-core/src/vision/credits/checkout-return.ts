import type { ReadableAtom } from 'nanostores'
import { UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'

const BALANCE_KEY = 'creditsBefore'

/** The state of a page to which the visitor may return from a payment. */
export type CheckoutReturnState =
  /** The visitor has not returned from a payment. */
  | { status: 'none' }
  /** The visitor has paid, and the client polls the balance. */
  | { status: 'waiting' }
  /** The credits have been added to the balance. */
  | { status: 'arrived'; credits: number }
  /** The credits have not arrived within 15 s, because the payment provider has not confirmed the payment yet. */
  | { status: 'late' }
  | { status: 'cancelled' }
  /** The visitor has paid, but this tab has no session. The visitor must continue in another tab. */
  | { status: 'elsewhere' }

/** The result of a payment after which the browser returned to this page. */
export interface CheckoutReturn {
  /** The state of the payment. The first subscription reads the payment's parameter from the URL and removes it. */
  readonly $return: ReadableAtom<CheckoutReturnState>
  dismiss(): void
}

/** Stores the balance before the visitor leaves the page to pay. */
export function storeBalance(ports: FeaturePorts): void {
  const balance = ports.once(createCredits).$credits.value
  if (balance?.status === 'known') ports.tab.set(BALANCE_KEY, String(balance.credits))
}

/** Returns the stored balance and removes it from storage. Returns 0 if no balance is stored. */
export function takeBalance({ tab }: Pick<FeaturePorts, 'tab'>): number {
  const before = Number(tab.get(BALANCE_KEY) ?? 0)
  tab.remove(BALANCE_KEY)
  return before
}

/** Whether the balance has increased. Always true for unlimited credits. */
export function hasRisen(before: number, credits: number): boolean {
  return credits === UNLIMITED_CREDITS || credits > before
}
