import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  accounts,
  categories,
  faqs,
  favourites,
  leads,
  offerClaims,
  packages,
  reviews,
  vendorCategories,
  vendorImages,
  vendors,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Which vendors, of all: those of a category, those of some ids. */
export interface VendorFilter {
  categoryId: number | undefined
  ids: number[] | undefined
}

/** A page of a search by the vendors' ids. */
export interface IdPage {
  ids: number[]
  /** Of all pages. */
  count: number
}

/** Finds a page of vendors in their order. */
export async function findPage(
  db: Database,
  { categoryId, ids }: VendorFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<IdPage> {
  if (ids) {
    const known = await findKnown(db, ids, categoryId)
    return { ids: known.slice(offset, offset + limit), count: known.length }
  }
  // A category is read from the index of its own table: the vendors themselves are fetched for one page only.
  const [table, id] = categoryId === undefined ? [vendors, vendors.id] : [vendorCategories, vendorCategories.vendorId]
  const where = categoryId === undefined ? undefined : eq(vendorCategories.categoryId, categoryId)
  const [total] = await db.select({ count: count() }).from(table).where(where)
  if (!total || total.count <= offset) return { ids: [], count: total?.count ?? 0 }
  const rows = await db.select({ id }).from(table).where(where).orderBy(asc(id)).limit(limit).offset(offset)
  return { ids: rows.map((row) => row.id), count: total.count }
}

/** Those of the ids that there are, in their order. */
async function findKnown(db: Database, ids: number[], categoryId: number | undefined): Promise<number[]> {
  const isInCategory =
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
    .where(and(inArray(vendors.id, ids), isInCategory))
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

const categoriesLabel = sql<string>`(
  select coalesce(string_agg(${categories.title}, ', ' order by ${categories.id}), '')
  from ${vendorCategories} join ${categories} on ${categories.id} = ${vendorCategories.categoryId}
  where ${vendorCategories.vendorId} = ${vendors.id})`

const avgRating = sql<number | null>`(
  select round(avg(${reviews.rating}), 1)::float8 from ${reviews} where ${reviews.vendorId} = ${vendors.id})`

/** Vendors with what they are to one account, in no order; to account 0, which nobody has, they are nothing. */
function selectVendors(db: Database, accountId: number, where: SQL | undefined) {
  return db
    .select({ vendor: vendors, user: accounts, favourite: favourites, lead: leads, categoriesLabel, avgRating })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .leftJoin(favourites, and(eq(favourites.vendorId, vendors.id), eq(favourites.accountId, accountId)))
    .leftJoin(leads, and(eq(leads.vendorId, vendors.id), eq(leads.accountId, accountId)))
    .where(where)
}

/** A vendor with what they are to the account that asks. */
export type VendorRow = Awaited<ReturnType<typeof selectVendors>>[number]

const NOBODY = 0

/** The vendors of these ids, in their order. */
export async function listVendors(db: Database, accountId: number | undefined, ids: number[]): Promise<VendorRow[]> {
  if (ids.length === 0) return []
  const rows = await selectVendors(db, accountId ?? NOBODY, sql`${vendors.id} = any(${sql.param(ids)}::int[])`)
  const rowOf = new Map(rows.map((row) => [row.vendor.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** The vendor whose user this is. */
export async function findByUser(db: Database, userId: number): Promise<VendorRow | null> {
  const [row] = await selectVendors(db, NOBODY, eq(vendors.accountId, userId))
  return row ?? null
}

/** What a profile shows besides the vendor. */
export async function findProfile(db: Database, accountId: number | undefined, vendorId: number) {
  const gallery = await db
    .select({ image: vendorImages.image })
    .from(vendorImages)
    .where(eq(vendorImages.vendorId, vendorId))
    .orderBy(asc(vendorImages.position))
  const opinions = await db
    .select()
    .from(reviews)
    .where(eq(reviews.vendorId, vendorId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  const deals = await db
    .select({ deal: packages, claim: offerClaims })
    .from(packages)
    .leftJoin(offerClaims, and(eq(offerClaims.packageId, packages.id), eq(offerClaims.accountId, accountId ?? NOBODY)))
    .where(eq(packages.vendorId, vendorId))
    .orderBy(asc(packages.id))
  const questions = await db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.vendorId, vendorId))
    .orderBy(asc(faqs.position))
  return { gallery, reviews: opinions, packages: deals, faqs: questions }
}

export type ProfileRows = Awaited<ReturnType<typeof findProfile>>

/** Whether this deal is one of the vendor's. */
export async function hasPackage(db: Database, vendorId: number, packageId: number): Promise<boolean> {
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.vendorId, vendorId)))
  return rows.length > 0
}
