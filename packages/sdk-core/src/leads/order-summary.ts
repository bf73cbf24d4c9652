import { invoiceCents } from '../contract/desk/invoice-total.ts'
import type { InvoicePart } from '../contract/desk/states.ts'
import type { Invoice } from '../contract/leads/schema.ts'
import { toCents } from '../contract/shared/to-cents.ts'

/** The rest of an order, for which the vendor has sent no invoice yet. */
export interface LaterPayment {
  amount: number
  /** `YYYY-MM-DD`, or `""` if the vendor has not said it. */
  dueDate: string
}

/** Returns the rest of an order whose deposit has an invoice and whose balance has none, or `null`. */
export function laterPaymentOf(invoices: readonly Invoice[]): LaterPayment | null {
  if (invoices.some(({ part }) => part === 'balance')) return null
  const deposits = invoices.filter(({ part }) => part === 'deposit')
  const cents = deposits.reduce((sum, one) => sum + orderCents(one) - (toCents(one.total_amount) ?? 0), 0)
  const dueDate = deposits.map(({ balance_due_date }) => balance_due_date ?? '').find(Boolean) ?? ''
  return cents > 0 ? { amount: cents / 100, dueDate } : null
}

/** A payment of an order, with its due date, `YYYY-MM-DD` or `""`. */
export interface OrderPayment {
  name: string
  part: InvoicePart | undefined
  amount: number
  dueDate: string
}

/** What a vendor offers a couple, as far as its unpaid invoices say it. */
export interface OrderSummary {
  /** What the vendor delivers, such as a package. Empty for invoices without lines. */
  items: string[]
  /** The sum of the orders, including what is paid. */
  total: number
  /** What is due, in order of the due dates. */
  payments: OrderPayment[]
}

/** Summarizes the orders of the unpaid invoices. Returns `null` if nothing is due. */
export function orderSummaryOf(invoices: readonly Invoice[]): OrderSummary | null {
  const unpaid = invoices.filter(({ get_status_display: status }) => status.trim().toLowerCase() !== 'paid')
  if (unpaid.length === 0) return null
  const hasDeposit = invoices.some(({ part }) => part === 'deposit')
  const ordered = hasDeposit ? unpaid.filter(({ part }) => part !== 'balance') : unpaid
  const deposits = invoices.filter((one) => one.part === 'deposit' && !unpaid.includes(one))
  const orders = [...deposits, ...ordered]
  const later = laterPaymentOf(invoices)
  const payments = unpaid.map((one) => ({
    ...{ name: one.invoice_name, part: one.part, amount: Number(one.amount_due), dueDate: one.due_date },
  }))
  const rest = later ? [{ name: 'Balance', part: 'balance' as const, ...later }] : []
  return {
    items: orders.flatMap(({ lines = [] }) => lines.map(({ description }) => description)),
    total: orders.reduce((sum, one) => sum + orderCents(one), 0) / 100,
    payments: [...payments, ...rest].toSorted((a, b) => (a.dueDate || '9999').localeCompare(b.dueDate || '9999')),
  }
}

/** The total of the complete order of an invoice, in cents. */
function orderCents({ lines = [], total_amount }: Invoice): number {
  return (lines.length > 0 && invoiceCents(lines)) || (toCents(total_amount) ?? 0)
}
