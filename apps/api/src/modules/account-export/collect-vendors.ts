import { asc, desc, eq, sql } from 'drizzle-orm'
import { favourites, leads, offerClaims, packages, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Part } from './archive.ts'

/**
 * Collects favourites, contacted, scanned and booked vendors, and claimed deals. Omits what belongs to the vendors, such
 * as their private notes.
 */
export async function collectVendors(db: Database, accountId: number): Promise<Part> {
  const saved = await db
    .select({
      vendor: vendors.businessName,
      savedAt: favourites.savedAt,
      lovedBy: favourites.lovedBy,
      isAddedByPartner: sql<boolean>`${favourites.madeBy} is not null`,
    })
    .from(favourites)
    .innerJoin(vendors, eq(vendors.id, favourites.vendorId))
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.savedAt))
  const contacted = await db
    .select({
      vendor: vendors.businessName,
      createdAt: leads.createdAt,
      scannedAt: leads.scannedAt,
      inquiredAt: leads.inquiredAt,
      engagedAt: leads.engagedAt,
      bookedAt: leads.bookedAt,
      bookedFor: leads.bookedFor,
      firstMessageAt: leads.firstMessageAt,
      firstInvoiceAt: leads.firstInvoiceAt,
      firstFileAt: leads.firstFileAt,
      inquiry: leads.inquiry,
      guests: leads.guests,
      weddingDate: leads.weddingDate,
      sentVisionId: leads.visionId,
      firstContact: {
        source: leads.source,
        sourceHost: leads.sourceHost,
        element: leads.element,
        partner: leads.partner,
      },
      lastContact: leads.lastOrigin,
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(eq(leads.accountId, accountId))
    .orderBy(asc(leads.id))
  const claimed = await db
    .select({
      vendor: vendors.businessName,
      // Claims from before the name was stored have none.
      deal: sql<string>`coalesce(nullif(${offerClaims.name}, ''), ${packages.name})`,
      price: offerClaims.price,
      claimedAt: offerClaims.createdAt,
    })
    .from(offerClaims)
    .innerJoin(packages, eq(packages.id, offerClaims.packageId))
    .innerJoin(vendors, eq(vendors.id, packages.vendorId))
    .where(eq(offerClaims.accountId, accountId))
    .orderBy(asc(offerClaims.createdAt))
  return {
    documents: {
      // The row of a removed favourite remains, without a date.
      favourites: saved.filter(({ savedAt }) => savedAt !== null),
      vendors: {
        contacted,
        claimedDeals: claimed,
      },
    },
  }
}
