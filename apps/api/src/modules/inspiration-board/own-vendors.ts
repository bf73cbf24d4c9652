import type { BookedVendor } from '@vowkit/sdk-core/contract'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { movedDate } from '../../db/booked-date.ts'
import {
  categories,
  chatMessages,
  chatReads,
  chatRooms,
  coupleCategories,
  inspirations,
  leads,
  vendorCategories,
  vendors,
} from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Database } from '../../platform/database.ts'

/** Lists the vendors that the couple has booked, in the order of the bookings. */
export async function listBookedVendors(db: Database, accountId: number): Promise<BookedVendor[]> {
  const rows = await db
    .select({
      vendor_id: leads.vendorId,
      business_name: vendors.businessName,
      categories_label: vendorTitles,
      moved_date: movedDate,
    })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, accountId), isNotNull(leads.bookedAt)))
    .orderBy(asc(leads.bookedAt), asc(leads.id))
  return rows.map(({ moved_date, ...vendor }) => (moved_date ? { ...vendor, moved_date } : vendor))
}

const hasUnreadMessage = sql`exists (
  select from ${chatMessages}
  where ${chatMessages.roomId} = ${chatRooms.id} and ${chatMessages.accountId} = ${vendors.accountId}
    and ${chatMessages.seq} > coalesce((
      select ${chatReads.seq} from ${chatReads}
      where ${chatReads.roomId} = ${chatRooms.id} and ${chatReads.accountId} = ${leads.accountId}), 0))`

/** Lists the vendors with a message that the couple has not read, latest message first. Omits declined vendors. */
export async function listUnreadVendors(db: Database, accountId: number) {
  return db
    .select({ id: leads.vendorId, name: vendors.businessName })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .innerJoin(chatRooms, and(eq(chatRooms.accountId, leads.accountId), eq(chatRooms.vendorId, leads.vendorId)))
    .where(and(eq(leads.accountId, accountId), isNull(leads.declinedAt), hasUnreadMessage))
    .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
}

const isWanted = (accountId: number) => sql`(
  exists (
    select from ${inspirations}
    where ${inspirations.accountId} = ${accountId} and ${inspirations.categoryId} = ${categories.id})
  or exists (
    select from ${coupleCategories}
    where ${coupleCategories.accountId} = ${accountId} and ${coupleCategories.categoryId} = ${categories.id}))`

const hasVendor = (accountId: number) => sql`exists (
  select from ${leads} join ${vendorCategories} on ${vendorCategories.vendorId} = ${leads.vendorId}
  where ${leads.accountId} = ${accountId} and ${vendorCategories.categoryId} = ${categories.id}
    and ${leads.engagedAt} is not null and ${leads.declinedAt} is null)`

/**
 * Returns the first category in which the couple looks for vendors and is in touch with none. The ids of the categories
 * are in the usual order of planning: venues first.
 */
export async function findMissingCategory(db: Database, accountId: number) {
  const [missing] = await db
    .select({ category_id: categories.id, category: categories.title })
    .from(categories)
    .where(and(isWanted(accountId), sql`not ${hasVendor(accountId)}`))
    .orderBy(asc(categories.id))
    .limit(1)
  return missing
}
