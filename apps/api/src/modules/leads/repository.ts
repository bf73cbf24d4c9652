import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { movedDate } from '../../db/booked-date.ts'
import { accounts, leads, offerClaims, packages, vendors } from '../../db/tables.ts'
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
      bookedAt: leads.bookedAt,
      movedDate,
      declinedAt: leads.declinedAt,
      budget: leads.budget,
      guests: leads.guests,
      weddingDate: leads.weddingDate,
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .where(where)
}

/** A lead with its couple and vendor. */
export type Lead = Awaited<ReturnType<typeof selectLead>>[number]

/** Returns the vendor's deals that these couples have claimed, oldest claim first. */
export function listClaims(db: Database, vendorId: number, coupleIds: readonly number[]) {
  return db
    .select({ coupleId: offerClaims.accountId, name: offerClaims.name, price: offerClaims.price })
    .from(offerClaims)
    .innerJoin(packages, eq(packages.id, offerClaims.packageId))
    .where(and(eq(packages.vendorId, vendorId), inArray(offerClaims.accountId, [...coupleIds])))
    .orderBy(asc(offerClaims.createdAt))
}
