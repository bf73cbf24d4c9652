import {
  type InvoiceLine,
  type InvoicePart,
  invoiceCents,
  MAX_INVOICE_TOTAL_CENTS,
  toCents,
} from '@vowkit/sdk-core/contract'
import { invalidField } from '../../http/http-error.ts'

/** What a vendor bills a couple for. Dates are YYYY-MM-DD, and amounts are decimal text. */
export interface Order {
  name: string
  lines: InvoiceLine[]
  dueDate: string
  deposit?: { amount: string; dueDate: string } | undefined
}

/** An invoice that covers an order or a part of it. */
export interface PartOfOrder {
  name: string
  part: InvoicePart
  lines: InvoiceLine[]
  total: string
  dueDate: string
  /** When the balance will be due. Only for a deposit whose balance gets its invoice later. */
  balanceDueDate?: string
}

/**
 * Splits an order into its invoices: one, or a deposit and a balance. Throws 400 if an amount is out of range or a due
 * date is before `earliest`.
 */
export function splitOrder({ name, lines, dueDate, deposit }: Order, earliest: string): PartOfOrder[] {
  const cents = invoiceCents(lines) ?? 0
  if (cents <= 0) throw invalidField('lines', 'The total must be above 0.')
  if (cents > MAX_INVOICE_TOTAL_CENTS) throw invalidField('lines', 'The total is too large.')
  if (dueDate < earliest) throw invalidField('due_date', 'Choose a date in the future.')
  if (!deposit) return [{ name, part: 'full', lines, total: toMoney(cents), dueDate }]
  const first = toCents(deposit.amount) ?? 0
  if (first <= 0 || first >= cents) throw invalidField('deposit', 'The deposit must be above 0 and below the total.')
  if (deposit.dueDate < earliest) throw invalidField('deposit', 'Choose a date in the future.')
  if (deposit.dueDate > dueDate) throw invalidField('deposit', 'The deposit must be due before the balance.')
  return [
    { name: `${name} (deposit)`, part: 'deposit', lines, total: toMoney(first), dueDate: deposit.dueDate },
    { name: `${name} (balance)`, part: 'balance', lines, total: toMoney(cents - first), dueDate },
  ]
}

function toMoney(cents: number): string {
  return (cents / 100).toFixed(2)
}
