import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, couples, invoices, leads, vendors, weddingFeeds } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Reads the couple's account with its wedding. Null if the account is erased. */
export async function readWedding(db: Database, coupleId: number) {
  const [row] = await db
    .select({ account: accounts, wedding: couples })
    .from(accounts)
    .leftJoin(couples, eq(couples.accountId, accounts.id))
    .where(and(eq(accounts.id, coupleId), isNull(accounts.erasedAt)))
  return row ?? null
}

/** Returns the unpaid invoices of a couple, the first due date first. */
export function listDueInvoices(db: Database, coupleId: number) {
  return db
    .select({ id: invoices.id, name: invoices.name, dueDate: invoices.dueDate, vendor: vendors.businessName })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, coupleId), isNull(invoices.paidAt)))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
}

/** Returns the feed of a person, or null if it is revoked or has never existed. */
export async function findFeed(db: Database, accountId: number) {
  const isOn = and(eq(weddingFeeds.accountId, accountId), eq(weddingFeeds.isOn, true))
  const [row] = await db.select().from(weddingFeeds).where(isOn)
  return row ?? null
}

/** Creates the feed of a person, or replaces its address. */
export async function renewFeed(tx: Database, accountId: number): Promise<void> {
  await tx
    .insert(weddingFeeds)
    .values({ accountId })
    .onConflictDoUpdate({
      target: weddingFeeds.accountId,
      set: { version: sql`${weddingFeeds.version} + 1`, isOn: true },
    })
}

/** Revokes the feed of a person. The row remains, so that the address is never valid again. */
export async function revokeFeed(tx: Database, accountId: number): Promise<void> {
  await tx.update(weddingFeeds).set({ isOn: false }).where(eq(weddingFeeds.accountId, accountId))
}
