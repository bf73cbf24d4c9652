import type { NextStep } from '@vowkit/sdk-core/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { hasDocumentToSign, hasSigned } from '../../db/lead-contracts.ts'
import { categories, invoices, leads, vendorCategories, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

interface Deal {
  vendorId: number
  name: string
  /** The vendor's categories as id and title. */
  categories: { id: number; title: string }[]
  isBooked: boolean
  hasDocumentToSign: boolean
  invoice: { due_date: string; amount: string } | null
}

/**
 * Returns the couple's next step about contracts, and about invoices that are due on `lastDay` or earlier. Booked vendors
 * come first, by due date. A couple that has booked a category is not asked to deal with the category's other vendors,
 * and no invoice is to be paid before the vendor's contract is signed.
 */
export async function findNextPayment(db: Database, accountId: number, lastDay: string): Promise<NextStep | undefined> {
  const deals = await listDeals(db, accountId, lastDay)
  const booked = deals.filter(({ isBooked }) => isBooked)
  const bookedIds = new Set(booked.flatMap(idsOf))
  const open = deals.filter((deal) => !deal.isBooked && !idsOf(deal).some((id) => bookedIds.has(id)))
  const owed = booked.filter(({ invoice }) => invoice).toSorted(byDueDate)
  const toSign = [...owed, ...booked, ...open].find((deal) => deal.hasDocumentToSign)
  const toPay = [...owed, ...open.filter(({ invoice }) => invoice).toSorted(byDueDate)]
  const [first] = owed
  if (first?.hasDocumentToSign === false) return toPayment(first)
  if (toSign) return toSign.isBooked ? toContract(toSign) : chooseAmong(toSign, open)
  return toPay[0] && toPayment(toPay[0])
}

/** The contract of the vendor, or a comparison if several vendors of one category wait for a signature. */
function chooseAmong(deal: Deal, open: readonly Deal[]): NextStep {
  for (const { id, title } of deal.categories) {
    const rivals = open.filter((one) => one.hasDocumentToSign && idsOf(one).includes(id))
    if (rivals.length > 1) {
      const vendor_ids = rivals.map(({ vendorId }) => vendorId)
      return { kind: 'compare_answers', category_id: id, category: title, vendor_ids }
    }
  }
  return toContract(deal)
}

function toContract({ vendorId, name }: Deal): NextStep {
  return { kind: 'read_contract', vendor_id: vendorId, vendor_name: name }
}

function toPayment({ vendorId, name, invoice }: Deal): NextStep {
  return { kind: 'pay_invoice', vendor_id: vendorId, vendor_name: name, ...invoice }
}

function idsOf(deal: Deal): number[] {
  return deal.categories.map(({ id }) => id)
}

function byDueDate(a: Deal, b: Deal): number {
  return (a.invoice?.due_date ?? '').localeCompare(b.invoice?.due_date ?? '')
}

const ownCategories = sql<Deal['categories']>`coalesce((
  select json_agg(json_build_object('id', ${categories.id}, 'title', ${categories.title}) order by ${categories.id})
  from ${vendorCategories} join ${categories} on ${categories.id} = ${vendorCategories.categoryId}
  where ${vendorCategories.vendorId} = ${leads.vendorId}), '[]')`

/** The unpaid invoice that is due first, if it is due on this day or earlier. */
const nextInvoice = (lastDay: string) => sql<Deal['invoice']>`(
  select json_build_object('due_date', ${invoices.dueDate}::text, 'amount', ${invoices.due}::text) from ${invoices}
  where ${invoices.leadId} = ${leads.id} and ${invoices.paidAt} is null and ${invoices.dueDate} <= ${lastDay}::date
  order by ${invoices.dueDate}, ${invoices.id} limit 1)`

/** The couple's vendors that it has not declined, oldest lead first. */
async function listDeals(db: Database, accountId: number, lastDay: string): Promise<Deal[]> {
  return db
    .select({
      vendorId: leads.vendorId,
      name: vendors.businessName,
      categories: ownCategories,
      isBooked: sql<boolean>`(${leads.bookedAt} is not null or ${hasSigned})`,
      hasDocumentToSign,
      invoice: nextInvoice(lastDay),
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, accountId), isNull(leads.declinedAt)))
    .orderBy(asc(leads.id))
}
