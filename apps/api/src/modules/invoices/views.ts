import type { DeskInvoice, Invoice } from '@vowkit/sdk-core/contract'
import type { invoices } from '../../db/tables.ts'

type InvoiceRow = typeof invoices.$inferSelect

/** The display of each status for couples. */
const DISPLAY = { paid: 'Paid', overdue: 'Overdue', due: 'Due' } as const

/** Returns the status of an invoice on a day, YYYY-MM-DD. */
function statusOf({ paidAt, dueDate }: InvoiceRow, today: string): DeskInvoice['status'] {
  if (paidAt) return 'paid'
  return dueDate < today ? 'overdue' : 'due'
}

/** Converts an invoice for the couple. `receipt` is the URL of the receipt. */
export function toInvoice(row: InvoiceRow, today: string, receipt: string): Invoice {
  return {
    id: row.id,
    invoice_name: row.name,
    total_amount: row.total,
    amount_due: row.due,
    due_date: row.dueDate,
    get_status_display: DISPLAY[statusOf(row, today)],
    ...(row.lines.length > 0 && { lines: row.lines, part: row.part }),
    ...(row.balanceDueDate && { balance_due_date: row.balanceDueDate }),
    ...(row.paidAt && { receipt, paid_at: row.paidAt.toISOString() }),
  }
}

/** Converts an invoice for the vendor. `receipt` is the URL of the receipt. */
export function toDeskInvoice(row: InvoiceRow, today: string, receipt: string): DeskInvoice {
  return {
    id: row.id,
    name: row.name,
    part: row.part,
    lines: row.lines,
    total_amount: row.total,
    amount_due: row.due,
    due_date: row.dueDate,
    status: statusOf(row, today),
    ...(row.paidAt && { receipt }),
    created_at: row.createdAt.toISOString(),
  }
}
