import { and, eq, isNotNull } from 'drizzle-orm'
import type { Brand } from '../../config/read-brand.ts'
import { accounts, couples, invoices, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { MailAttachment, MailLanguage } from '../../providers/mail/mail.ts'
import { type PaidInvoice, writeReceipt } from './content.ts'
import { createReceiptLinks, type ReceiptLinkDeps, type ReceiptLinks } from './links.ts'
import { drawReceipt } from './pdf.ts'

export { RECEIPTS_PATH } from './links.ts'

/** Receipts of paid invoices, as PDF. They are drawn when they are read. */
export interface Receipts {
  /** The URLs of receipts, which expire. */
  links: ReceiptLinks
  /** Draws the receipt of an invoice. Resolves to null if the invoice is not paid. */
  draw(invoiceId: number, language: MailLanguage): Promise<MailAttachment | null>
}

export interface ReceiptDeps extends ReceiptLinkDeps {
  db: Database
  brand: Brand
  formats: Formats
}

export function createReceipts({ db, brand, formats, ...deps }: ReceiptDeps): Receipts {
  return {
    links: createReceiptLinks(deps),
    async draw(invoiceId, language) {
      const paid = await findPaid(db, invoiceId)
      if (!paid) return null
      const bytes = await drawReceipt(writeReceipt(paid, brand, language, formats), brand.color)
      return { name: `receipt-${invoiceId}.pdf`, type: 'application/pdf', bytes }
    },
  }
}

async function findPaid(db: Database, invoiceId: number): Promise<PaidInvoice | null> {
  const [row] = await db
    .select({
      invoice: invoices,
      vendor: vendors.businessName,
      name: accounts.displayName,
      partner: couples.partnerName,
    })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .where(and(eq(invoices.id, invoiceId), isNotNull(invoices.paidAt)))
  if (!row?.invoice.paidAt) return null
  const { invoice, vendor, name, partner } = row
  const couple = [name, partner ?? ''].filter((one) => one !== '')
  return { invoice: { ...invoice, paidAt: row.invoice.paidAt }, vendor, couple }
}
