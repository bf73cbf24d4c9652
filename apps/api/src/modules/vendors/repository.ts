import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, asc, count, eq, inArray, isNull, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { movedDate } from '../../db/booked-date.ts'
import { isListed } from '../../db/listed.ts'
import {
  accounts,
  favourites,
  leads,
  packages,
  reviews,
  vendorCategories,
  vendorFacts,
  vendors,
} from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Database } from '../../platform/database.ts'
import { fromPriceUnit, mentionedStyles } from './card-facts.ts'

/** The account id of unauthenticated callers. No account has it. */
export const NO_ACCOUNT = 0

export interface Range {
  limit: number
  offset: number
}

/** Returns the ids of vendors that exist and are not disabled, in order and without duplicates. Filters by category if one is given. */
export async function filterKnownIds(db: Database, ids: number[], categoryId: number | undefined): Promise<number[]> {
  const isOfCategory =
    categoryId === undefined
      ? undefined
      : inArray(
          vendors.id,
          db
            .select({ id: vendorCategories.vendorId })
            .from(vendorCategories)
            .where(eq(vendorCategories.categoryId, categoryId)),
        )
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(inArray(vendors.id, ids), isNull(vendors.disabledAt), isOfCategory))
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

/** The number of vendors, in one category if one is given, up to `max`. */
export async function countVendors(db: Database, categoryId: number | undefined, max: number): Promise<number> {
  const listed =
    categoryId === undefined
      ? db.select({ id: vendors.id }).from(vendors).where(isListed(db, vendors.id)).limit(max)
      : db
          .select({ id: vendorCategories.vendorId })
          .from(vendorCategories)
          .where(and(eq(vendorCategories.categoryId, categoryId), isListed(db, vendorCategories.vendorId)))
          .limit(max)
  const [row] = await db.select({ count: count() }).from(listed.as('listed'))
  return row?.count ?? 0
}

const stars = sql<number | null>`(
  select round(avg(${reviews.rating}), 1)::float8 from ${reviews} where ${reviews.vendorId} = ${vendors.id})`

/** The columns that lists and profiles share. */
export const CARD = {
  id: vendors.id,
  accountId: vendors.accountId,
  businessName: vendors.businessName,
  image: vendors.image,
  aboutUs: vendors.aboutUs,
  categoriesLabel: vendorTitles,
  avgRating: stars,
  savedAt: favourites.savedAt,
  lovedBy: favourites.lovedBy,
  addedBy: favourites.madeBy,
}

/** An account id, or its placeholder in a prepared statement. */
export type AccountParam = number | Placeholder

/** Join condition for the account's favourite. */
export const isSavedBy = (accountId: AccountParam) =>
  and(eq(favourites.vendorId, vendors.id), eq(favourites.accountId, accountId))
/** Join condition for the account's lead. */
export const isLeadOf = (accountId: AccountParam) => and(eq(leads.vendorId, vendors.id), eq(leads.accountId, accountId))

/** Selects vendor cards as one account sees them, ordered by id. */
function selectCards(db: Database, accountId: AccountParam, where: SQL) {
  return db
    .select({
      ...CARD,
      firstMessageAt: leads.firstMessageAt,
      firstInvoiceAt: leads.firstInvoiceAt,
      firstFileAt: leads.firstFileAt,
      leadState: leads.state,
      bookedAt: leads.bookedAt,
      declinedAt: leads.declinedAt,
      movedDate,
      businessLocation: vendors.businessLocation,
      fromPrice: vendorFacts.minPrice,
      fromPriceUnit,
      prices: vendorFacts.prices,
      guestPrices: vendorFacts.guestPrices,
      hourPrices: vendorFacts.hourPrices,
      saved: vendorFacts.saved,
      capacity: vendorFacts.capacity,
      styles: mentionedStyles,
    })
    .from(vendors)
    .leftJoin(vendorFacts, eq(vendorFacts.vendorId, vendors.id))
    .leftJoin(favourites, isSavedBy(accountId))
    .leftJoin(leads, isLeadOf(accountId))
    .where(where)
    .orderBy(asc(vendors.id))
}

/** A vendor card with the account's favourite and lead. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Lists a range of vendors ordered by id, in one category if one is given. */
export type ListRange = (
  range: Range,
  categoryId: number | undefined,
  accountId: number | undefined,
) => Promise<CardRow[]>

/** Prepares the statements once, because building them takes as long as running them. */
export function prepareListRange(db: Database): ListRange {
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')]
  const ids = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(isListed(db, vendors.id))
    .orderBy(asc(vendors.id))
    .limit(limit)
    .offset(offset)
  const idsOfCategory = db
    .select({ id: vendorCategories.vendorId })
    .from(vendorCategories)
    .where(and(eq(vendorCategories.categoryId, sql.placeholder('categoryId')), isListed(db, vendorCategories.vendorId)))
    .orderBy(asc(vendorCategories.vendorId))
    .limit(limit)
    .offset(offset)
  // The subquery reads only an index, so that complete rows are fetched only for this range.
  const prepare = (name: string, ids: SQLWrapper) =>
    selectCards(db, sql.placeholder('accountId'), sql`${vendors.id} = any(array(${ids}))`).prepare(name)
  const ofAll = prepare('vendors', ids)
  const ofCategory = prepare('vendors_of_category', idsOfCategory)

  return (range, categoryId, accountId = NO_ACCOUNT) =>
    categoryId === undefined
      ? ofAll.execute({ ...range, accountId })
      : ofCategory.execute({ ...range, accountId, categoryId })
}

/** The vendors with these ids, in order. Skips unknown ids. */
export async function listCards(db: Database, accountId: number | undefined, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, accountId ?? NO_ACCOUNT, sql`${vendors.id} = any(${sql.param(ids)}::int[])`)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** Finds the vendor of a user. */
export async function findByUser(db: Database, userId: number): Promise<CardRow | null> {
  const [row] = await selectCards(db, NO_ACCOUNT, eq(vendors.accountId, userId))
  return row ?? null
}

/** Vendor ids by normalized email address. Omits unknown email addresses. */
export async function findByEmails(db: Database, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map()
  const normalized = emails.map(normalizeEmail)
  const rows = await db
    .select({ id: vendors.id, email: accounts.email })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(sql`${accounts.email} = any(${sql.param(normalized)}::text[])`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** A deal and the price that a couple pays for it. */
export interface Deal {
  id: number
  name: string
  price: string
}

/** Returns a deal of the vendor, or null. */
export async function findDeal(db: Database, vendorId: number, packageId: number): Promise<Deal | null> {
  const [row] = await db
    .select({ id: packages.id, name: packages.name, price: dealPrice })
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.vendorId, vendorId), isNull(packages.removedAt)))
  return row ?? null
}

/** The price of a deal: the discounted price if there is one. */
export const dealPrice = sql<string>`case when ${packages.discountedPrice} > 0
  then ${packages.discountedPrice} else ${packages.originalPrice} end`
