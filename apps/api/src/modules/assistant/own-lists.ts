import type { Contract, Invoice } from '@vowkit/concierge/knowledge'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  chatMessages,
  chatReads,
  chatRooms,
  invoices,
  leadFiles,
  leads,
  signatures,
  vendors,
  visions,
} from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'

/** Longest list in one reply. */
const MAX_LISTED = 50

const vendorOfLead = { vendorId: vendors.id, vendorName: vendors.businessName }

/** Returns the couple's invoices, paid or not, by due date. */
export async function listInvoices(db: Database, account: Account, days: Days): Promise<Invoice[]> {
  const rows = await db
    .select({
      ...vendorOfLead,
      name: invoices.name,
      amount: invoices.total,
      due: invoices.due,
      dueDate: invoices.dueDate,
      paidAt: invoices.paidAt,
    })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(eq(leads.accountId, account.id))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(MAX_LISTED)
  return rows.map(({ paidAt, amount, due, ...row }) => ({
    ...row,
    amount: Number(amount),
    due: paidAt ? 0 : Number(due),
    paidOn: paidAt && days.of(paidAt),
  }))
}

const byCouple = alias(signatures, 'by_couple')
const byVendor = alias(signatures, 'by_vendor')

/** Returns the documents that need signatures, those that wait for the couple first. */
export async function listContracts(db: Database, account: Account): Promise<Contract[]> {
  const waitsFor = sql<Contract['waitsFor']>`case
    when ${byCouple.id} is null then 'couple' when ${byVendor.id} is null then 'vendor' else 'none' end`
  return db
    .select({ ...vendorOfLead, name: leadFiles.name, waitsFor })
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .leftJoin(byCouple, and(eq(byCouple.fileId, leadFiles.id), eq(byCouple.side, 'couple')))
    .leftJoin(byVendor, and(eq(byVendor.fileId, leadFiles.id), eq(byVendor.side, 'vendor')))
    .where(and(eq(leads.accountId, account.id), eq(leadFiles.needsSignature, true)))
    .orderBy(sql`${byCouple.id} is not null`, asc(leadFiles.id))
    .limit(MAX_LISTED)
}

/** Returns the couple's conversations with unread messages. */
export async function listUnread(
  db: Database,
  account: Account,
): Promise<{ vendorId: number; vendorName: string; count: number }[]> {
  return db
    .select({ ...vendorOfLead, count: sql<number>`count(*)::int` })
    .from(chatRooms)
    .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
    .innerJoin(chatMessages, eq(chatMessages.roomId, chatRooms.id))
    .leftJoin(chatReads, and(eq(chatReads.roomId, chatRooms.id), eq(chatReads.accountId, account.id)))
    .where(
      and(
        eq(chatRooms.accountId, account.id),
        sql`${chatMessages.accountId} <> ${account.id}`,
        sql`${chatMessages.seq} > coalesce(${chatReads.seq}, 0)`,
      ),
    )
    .groupBy(vendors.id)
    .orderBy(desc(sql`count(*)`), asc(vendors.id))
    .limit(MAX_LISTED)
}

/** Returns the couple's visions, latest first. */
export async function listVisionTitles(db: Database, account: Account): Promise<{ title: string; isReady: boolean }[]> {
  const rows = await db
    .select({
      customTitle: visions.customTitle,
      title: visions.title,
      description: visions.description,
      status: visions.status,
    })
    .from(visions)
    .where(eq(visions.accountId, account.id))
    .orderBy(desc(visions.createdAt), asc(visions.id))
    .limit(MAX_LISTED)
  return rows.map(({ customTitle, title, description, status }) => ({
    title: customTitle ?? title ?? description,
    isReady: status === 'ready',
  }))
}
