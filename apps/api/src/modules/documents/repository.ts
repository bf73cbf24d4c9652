import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { leadFiles, leads, signatures, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'

export type DocumentRow = typeof leadFiles.$inferSelect

const byCouple = alias(signatures, 'by_couple')
const byVendor = alias(signatures, 'by_vendor')

/** Returns the documents of a lead with their signatures, oldest first. */
export function listDocuments(db: Database, leadId: number) {
  return db
    .select({
      document: leadFiles,
      isCouplesign: sql<boolean>`${byCouple.id} is not null`,
      isVendorsign: sql<boolean>`${byVendor.id} is not null`,
    })
    .from(leadFiles)
    .leftJoin(byCouple, and(eq(byCouple.fileId, leadFiles.id), eq(byCouple.side, 'couple')))
    .leftJoin(byVendor, and(eq(byVendor.fileId, leadFiles.id), eq(byVendor.side, 'vendor')))
    .where(eq(leadFiles.leadId, leadId))
    .orderBy(asc(leadFiles.id))
}

/** Returns a document, without a permission check. */
export async function findDocument(db: Database, id: number): Promise<DocumentRow | null> {
  const [row] = await db.select().from(leadFiles).where(eq(leadFiles.id, id))
  return row ?? null
}

/** Returns a document and locks its row until the transaction ends. Does not check permissions. */
export async function lockDocument(tx: Database, id: number): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(leadFiles).where(eq(leadFiles.id, id)).for('update')
  return row ?? null
}

/** Returns the key of the file that users see: the certified copy if it exists, otherwise the original. */
export function shownKey({ certifiedKey, key }: DocumentRow): string {
  return certifiedKey ?? key
}

/** Returns a document if the account is the couple or the vendor of its lead. */
export async function findSharedDocument(db: Database, { id: accountId }: Account, id: number) {
  const [row] = await db
    .select({ document: leadFiles, coupleId: leads.accountId, vendorUserId: vendors.accountId })
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leadFiles.id, id), or(eq(leads.accountId, accountId), eq(vendors.accountId, accountId))))
  return row ?? null
}
