import { and, asc, eq, or } from 'drizzle-orm'
import { leadFiles, leads, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'

export type DocumentRow = typeof leadFiles.$inferSelect

/** The documents of a lead, oldest first. */
export function listDocuments(db: Database, leadId: number): Promise<DocumentRow[]> {
  return db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId)).orderBy(asc(leadFiles.id))
}

/** A document, whoever asks. */
export async function findDocument(db: Database, id: number): Promise<DocumentRow | null> {
  const [row] = await db.select().from(leadFiles).where(eq(leadFiles.id, id))
  return row ?? null
}

/** A document of a lead the account is in. */
export async function findSharedDocument(db: Database, { id: accountId }: Account, id: number) {
  const [row] = await db
    .select({ document: leadFiles, coupleId: leads.accountId, vendorUserId: vendors.accountId })
    .from(leadFiles)
    .innerJoin(leads, eq(leads.id, leadFiles.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leadFiles.id, id), or(eq(leads.accountId, accountId), eq(vendors.accountId, accountId))))
  return row ?? null
}
