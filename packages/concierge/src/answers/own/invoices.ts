import type { Invoice, OwnData } from '../../knowledge.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'
import { ownVendorsOf } from './own-vendors.ts'

export function isUnpaid({ due }: Invoice): boolean {
  return due > 0
}

export function isOverdue(invoice: Invoice, today: string): boolean {
  return isUnpaid(invoice) && invoice.dueDate < today
}

/** Describes an invoice with its vendor, amount and date. */
export function invoiceLine(invoice: Invoice, { say, knowledge }: Context): string {
  const vendor = bold(invoice.vendorName)
  const name = plain(invoice.name)
  if (!isUnpaid(invoice)) return say.own.invoicePaid(vendor, name, invoice.amount, invoice.paidOn)
  const describe = isOverdue(invoice, knowledge.today) ? say.own.invoiceOverdue : say.own.invoice
  return describe(vendor, name, invoice.due, invoice.dueDate)
}

/** Returns the couple’s invoices, limited to the vendors and the month that the question names. */
export async function fromInvoices(
  own: OwnData,
  context: Context,
  describe: (invoices: readonly Invoice[], context: Context) => string,
): Promise<string | null> {
  const invoices = await own.invoices()
  if (!invoices) return null
  const vendors = await ownVendorsOf(own, context)
  const { date, before } = context.query
  if (before !== undefined && describe !== paid)
    return dueBefore(before, vendors ? invoices.filter(({ vendorId }) => vendors.ids.has(vendorId)) : invoices, context)
  const kept = invoices.filter(
    ({ vendorId, dueDate }) =>
      (!vendors || vendors.ids.has(vendorId)) && (date === undefined || dueDate.startsWith(date)),
  )
  if (vendors && kept.length === 0) return context.say.own.noInvoiceOf(vendors.name)
  if (kept.length === 0 || (!vendors && date === undefined)) return describe(invoices, context)
  return byDueDate(kept)
    .map((invoice) => invoiceLine(invoice, context))
    .join('\n')
}

/** "Who do we owe the most?" */
const LARGEST = /\b(?:most|largest|biggest|highest)\b/iu

export function owed(invoices: readonly Invoice[], context: Context): string {
  const { say } = context
  const open = byDueDate(invoices.filter(isUnpaid))
  const unpaid = LARGEST.test(context.question.message) ? open.sort((a, b) => b.due - a.due) : open
  if (unpaid.length === 0) return say.own.nothingOwed
  return [
    say.own.owed(
      unpaid.reduce((sum, { due }) => sum + due, 0),
      unpaid.length,
    ),
    ...bullets(unpaid, context),
    say.own.howToPay,
  ].join('\n')
}

/** Lists the unpaid invoices that are due before a day. */
function dueBefore(day: string, invoices: readonly Invoice[], context: Context): string {
  const { say } = context
  const due = byDueDate(invoices.filter((invoice) => isUnpaid(invoice) && invoice.dueDate < day))
  if (due.length === 0) return say.own.nothingDueBefore(day)
  const total = due.reduce((sum, invoice) => sum + invoice.due, 0)
  return [say.own.dueBefore(day, total, due.length), ...bullets(due, context), say.own.howToPay].join('\n')
}

export function overdue(invoices: readonly Invoice[], context: Context): string {
  const { say, knowledge } = context
  const late = byDueDate(invoices.filter((invoice) => isOverdue(invoice, knowledge.today)))
  if (late.length > 0) return [say.own.overdue(late.length), ...bullets(late, context), say.own.howToPay].join('\n')
  return `${say.own.nothingOverdue} ${nextDue(invoices, context)}`
}

export function nextDue(invoices: readonly Invoice[], context: Context): string {
  const { say, knowledge } = context
  const unpaid = byDueDate(invoices.filter(isUnpaid))
  const late = unpaid.filter((invoice) => isOverdue(invoice, knowledge.today))
  const next = unpaid.find((invoice) => !late.includes(invoice))
  const lines = [...(late.length > 0 ? [say.own.overdue(late.length), ...bullets(late, context)] : [])]
  if (next) lines.push(say.own.nextDue, ...bullets([next], context))
  return lines.length > 0 ? lines.join('\n') : say.own.nothingOwed
}

export function paid(invoices: readonly Invoice[], context: Context): string {
  const { say } = context
  const settled = byDueDate(invoices.filter((invoice) => !isUnpaid(invoice)))
  if (settled.length === 0) return say.own.nothingPaid
  return [
    say.own.paid(
      settled.reduce((sum, { amount }) => sum + amount, 0),
      settled.length,
    ),
    ...bullets(settled, context),
  ].join('\n')
}

export function byDueDate(invoices: readonly Invoice[]): Invoice[] {
  return [...invoices].sort((a, b) => a.dueDate.localeCompare(b.dueDate))
}

function bullets(invoices: readonly Invoice[], context: Context): string[] {
  return invoices.map((invoice) => `• ${invoiceLine(invoice, context)}`)
}
