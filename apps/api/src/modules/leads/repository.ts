import { eq, type SQL } from 'drizzle-orm'
import { accounts, leads, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Selects leads with their couple and vendor. */
export function selectLead(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: leads.id,
      coupleId: leads.accountId,
      coupleName: accounts.displayName,
      coupleEmail: accounts.email,
      coupleErasedAt: accounts.erasedAt,
      vendorId: leads.vendorId,
      vendorUserId: vendors.accountId,
      businessName: vendors.businessName,
      firstInvoiceAt: leads.firstInvoiceAt,
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .where(where)
}

/** A lead with its couple and vendor. */
export type Lead = Awaited<ReturnType<typeof selectLead>>[number]
