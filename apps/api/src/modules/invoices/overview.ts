import { invoiceCents, toCents, type VendorPayments } from '@vowkit/sdk-core/contract'
import { and, asc, eq, isNotNull, isNull, not, or } from 'drizzle-orm'
import { hasDocumentToSign } from '../../db/lead-contracts.ts'
import { invoices, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

type InvoiceRow = typeof invoices.$inferSelect

/**
 * Lists what a couple has paid and owes, by vendor: vendors with the earliest due date first, then those without open
 * payments. Nothing is owed to a declined vendor, or before the couple has signed the vendor's contract.
 */
export async function listPayments(db: Database, accountId: number, today: string): Promise<VendorPayments[]> {
  const isBinding = or(isNotNull(leads.bookedAt), not(hasDocumentToSign))
  const rows = await db
    .select({ invoice: invoices, vendorId: leads.vendorId, name: vendors.businessName })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, accountId), isNull(leads.declinedAt), isBinding))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
  const byVendor = Map.groupBy(rows, ({ vendorId }) => vendorId)
  const all = [...byVendor].map(([vendorId, [first, ...rest]]) => {
    const own = first ? [first, ...rest].map(({ invoice }) => invoice) : []
    return toPayments({ vendorId, name: first?.name ?? '', own }, today)
  })
  return [...all.filter(({ due }) => due.length > 0), ...all.filter(({ due }) => due.length === 0)]
}

interface VendorInvoices {
  vendorId: number
  name: string
  own: InvoiceRow[]
}

function toPayments({ vendorId, name, own }: VendorInvoices, today: string): VendorPayments {
  const later = laterCents(own)
  const laterDate = own.map(({ balanceDueDate }) => balanceDueDate ?? '').find(Boolean)
  return {
    vendor_id: vendorId,
    business_name: name,
    paid: toMoney(sum(own.filter(({ paidAt }) => paidAt))),
    due: own
      .filter(({ paidAt }) => !paidAt)
      .map((row) => ({
        invoice_id: row.id,
        invoice_name: row.name,
        part: row.part,
        amount: row.due,
        due_date: row.dueDate,
        is_overdue: row.dueDate < today,
      })),
    ...(later > 0 && { later: toMoney(later), ...(laterDate && { later_due_date: laterDate }) }),
  }
}

/** The part of the orders with a deposit for which there is no balance invoice. */
function laterCents(own: InvoiceRow[]): number {
  if (own.some(({ part }) => part === 'balance')) return 0
  const deposits = own.filter(({ part }) => part === 'deposit')
  return deposits.reduce((cents, { lines, total }) => cents + (invoiceCents(lines) ?? 0) - (toCents(total) ?? 0), 0)
}

function sum(rows: InvoiceRow[]): number {
  return rows.reduce((cents, { total }) => cents + (toCents(total) ?? 0), 0)
}

function toMoney(cents: number): string {
  return (cents / 100).toFixed(2)
}
