import { Email, LocalDate, Money, normalizeEmail, toCents } from '@vowkit/sdk-core/contract'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invoices, leads } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { LeadService } from '../leads/service.ts'
import type { Fault } from '../vendors/service.ts'
import { findRepeated } from './find-repeated.ts'
import type { ImportAccount } from './import-account.ts'

/** Largest amount that the database column can store. */
const MOST_CENTS = 9_999_999_999

const Amount = Money.check(
  z.refine((amount) => (toCents(amount) ?? 0) > 0 && (toCents(amount) ?? 0) <= MOST_CENTS, {
    error: 'The amount must be at least 0.01 and less than 100,000,000.00.',
  }),
)

/** An invoice of an import file, with the field names of the API. */
export const InvoiceImport = z.object({
  /** The email address of the vendor. The vendor must be in the same file or in the database. */
  vendor: Email,
  /** The email address of the couple. */
  couple: Email,
  invoice_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  total_amount: Amount,
  due_date: LocalDate,
})
export type InvoiceImport = z.output<typeof InvoiceImport>

/** Returns the key that identifies an invoice. */
function keyOf({ vendor, couple, invoice_name, due_date }: InvoiceImport): string {
  return JSON.stringify([normalizeEmail(vendor), normalizeEmail(couple), invoice_name, due_date])
}

/** Finds repeated invoices, and invoices of a vendor to itself. */
export function findInvoiceFaults(given: InvoiceImport[]): Fault[] {
  const repeated = new Set(findRepeated(given.map(keyOf)))
  return given.flatMap(({ vendor, couple, invoice_name }, index) => {
    if (normalizeEmail(vendor) === normalizeEmail(couple))
      return [{ path: [index, 'couple'], message: 'A vendor cannot bill their own account.' }]
    if (!repeated.has(index)) return []
    return [{ path: [index, 'invoice_name'], message: `The invoice ${invoice_name} is repeated.` }]
  })
}

export interface InvoiceImportDeps {
  clock: Clock
  importAccount: ImportAccount
  leads: LeadService
}

/** Adds an invoice, and the couple's account and lead if needed. Returns false if the invoice exists. */
export async function addInvoice(
  tx: Database,
  { clock, importAccount, leads: leadService }: InvoiceImportDeps,
  { couple, invoice_name: name, total_amount: total, due_date: dueDate }: InvoiceImport,
  vendorId: number,
): Promise<boolean> {
  const accountId = await importAccount(tx, couple)
  const ofBoth = and(eq(leads.accountId, accountId), eq(leads.vendorId, vendorId))
  if ((await tx.$count(leads, ofBoth)) === 0) await leadService.recordContact(tx, accountId, vendorId)
  const [lead] = await tx.select({ id: leads.id }).from(leads).where(ofBoth)
  if (!lead) throw new Error('A lead was deleted while an invoice was imported.')
  const same = and(eq(invoices.leadId, lead.id), eq(invoices.name, name), eq(invoices.dueDate, dueDate))
  if ((await tx.$count(invoices, same)) > 0) return false
  await tx.insert(invoices).values({ leadId: lead.id, name, total, due: total, dueDate, createdAt: clock.now() })
  await leadService.recordMilestone(tx, lead.id, 'firstInvoiceAt')
  return true
}
