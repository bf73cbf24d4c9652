import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, asc, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts, favourites, leads, packages, reviews, vendorCategories, vendors } from '../../db/tables.ts'
import { vendorTitles } from '../../db/vendor-titles.ts'
import type { Database } from '../../platform/database.ts'

/** Stands for who is not signed in: an account that nobody has. */
export const NOBODY = 0

/** Which part of a longer list. */
export interface Part {
  limit: number
  offset: number
}

/** Those of the ids that there are, in their order; of a category when it is given. */
export async function findKnown(db: Database, ids: number[], categoryId: number | undefined): Promise<number[]> {
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
    .where(and(inArray(vendors.id, ids), isOfCategory))
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

/** How many there are of a category, or of all. */
export function countVendors(db: Database, categoryId: number | undefined): Promise<number> {
  return categoryId === undefined
    ? db.$count(vendors)
    : db.$count(vendorCategories, eq(vendorCategories.categoryId, categoryId))
}

const stars = sql<number | null>`(
  select round(avg(${reviews.rating}), 1)::float8 from ${reviews} where ${reviews.vendorId} = ${vendors.id})`

/** What lists and profiles both show of a vendor. */
export const CARD = {
  id: vendors.id,
  accountId: vendors.accountId,
  businessName: vendors.businessName,
  image: vendors.image,
  aboutUs: vendors.aboutUs,
  categoriesLabel: vendorTitles,
  avgRating: stars,
  savedAt: favourites.savedAt,
}

/** An account's id, or what stands for it in a statement that is prepared. */
export type AccountParam = number | Placeholder

/** Joins what a vendor is to one account. */
export const isSavedBy = (accountId: AccountParam) =>
  and(eq(favourites.vendorId, vendors.id), eq(favourites.accountId, accountId))
export const isLeadOf = (accountId: AccountParam) => and(eq(leads.vendorId, vendors.id), eq(leads.accountId, accountId))

/** Vendors as lists show them to one account, in the order of their ids. */
function selectCards(db: Database, accountId: AccountParam, where: SQL) {
  return db
    .select({
      ...CARD,
      firstMessageAt: leads.firstMessageAt,
      firstInvoiceAt: leads.firstInvoiceAt,
      firstFileAt: leads.firstFileAt,
    })
    .from(vendors)
    .leftJoin(favourites, isSavedBy(accountId))
    .leftJoin(leads, isLeadOf(accountId))
    .where(where)
    .orderBy(asc(vendors.id))
}

/** A vendor with what they are to the account that asks. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Some of a category, or of all, in their order, as an account sees them. */
export type ListPart = (part: Part, categoryId: number | undefined, accountId: number | undefined) => Promise<CardRow[]>

/** Builds and names the statements once: that takes as long as to run them. */
export function prepareListPart(db: Database): ListPart {
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')]
  const ids = db.select({ id: vendors.id }).from(vendors).orderBy(asc(vendors.id)).limit(limit).offset(offset)
  const idsOfCategory = db
    .select({ id: vendorCategories.vendorId })
    .from(vendorCategories)
    .where(eq(vendorCategories.categoryId, sql.placeholder('categoryId')))
    .orderBy(asc(vendorCategories.vendorId))
    .limit(limit)
    .offset(offset)
  // Read from an index alone, so that the vendors themselves are fetched for this part only.
  const prepare = (name: string, ids: SQLWrapper) =>
    selectCards(db, sql.placeholder('accountId'), sql`${vendors.id} = any(array(${ids}))`).prepare(name)
  const ofAll = prepare('vendors', ids)
  const ofCategory = prepare('vendors_of_category', idsOfCategory)

  return (part, categoryId, accountId = NOBODY) =>
    categoryId === undefined
      ? ofAll.execute({ ...part, accountId })
      : ofCategory.execute({ ...part, accountId, categoryId })
}

/** The vendors of these ids, in their order. */
export async function listCards(db: Database, accountId: number | undefined, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, accountId ?? NOBODY, sql`${vendors.id} = any(${sql.param(ids)}::int[])`)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** The vendor whose user this is. */
export async function findByUser(db: Database, userId: number): Promise<CardRow | null> {
  const [row] = await selectCards(db, NOBODY, eq(vendors.accountId, userId))
  return row ?? null
}

/** The ids of the vendors of these e-mails, by e-mail in its kept form. */
export async function findByEmails(db: Database, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map()
  const kept = emails.map(normalizeEmail)
  const rows = await db
    .select({ id: vendors.id, email: accounts.email })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(sql`${accounts.email} = any(${sql.param(kept)}::text[])`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Whether this deal is one of the vendor's. */
export async function hasDeal(db: Database, vendorId: number, packageId: number): Promise<boolean> {
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.id, packageId), eq(packages.vendorId, vendorId)))
  return rows.length > 0
}
