import { eq } from 'drizzle-orm'
import { accounts, couples, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Reads a lead with the couple, the couple's wedding and the vendor. Throws if the lead does not exist. */
export async function readLead(db: Database, leadId: number) {
  const [row] = await db
    .select({
      id: leads.id,
      couple: accounts,
      wedding: couples,
      vendorId: leads.vendorId,
      vendorUserId: vendors.accountId,
      businessName: vendors.businessName,
    })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .where(eq(leads.id, leadId))
  if (!row) throw new Error(`There is no lead ${leadId}.`)
  return row
}

/** A lead with the couple, the couple's wedding and the vendor. */
export type LeadRow = Awaited<ReturnType<typeof readLead>>
