import { eq, inArray, sql } from 'drizzle-orm'
import {
  accounts as accountTable,
  couplePartners,
  faqs,
  packages,
  reviews,
  vendorCategories,
  vendorFacts,
  vendorImages,
  vendors,
} from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import { sanitizeAboutUs } from './about-us.ts'
import { addSlugs } from './slugs.ts'
import { storeFacts } from './store-facts.ts'
import type { CheckedVendor } from './vendor-import.ts'

/** Vendors and related rows per statement. PostgreSQL allows 65,535 parameters in one statement. */
const BATCH = 500
const ROWS = 5000

/** The result of an import. */
export interface Imported {
  /** The ids of all given vendors, in order. */
  ids: number[]
  /** The number of new vendors. */
  added: number
  /** The ids of vendor accounts whose sessions were revoked. See `AccountService.importVendorAccounts`. */
  signedOut: number[]
}

export interface ImportDeps {
  clock: Clock
  accounts: AccountService
}

/**
 * Adds the vendors with unknown email addresses. Calls `onProgress` after each batch with the number of processed
 * vendors.
 */
export async function importVendors(
  tx: Database,
  given: CheckedVendor[],
  deps: ImportDeps,
  onProgress?: (done: number) => void,
): Promise<Imported> {
  const all: Imported = { ids: [], added: 0, signedOut: [] }
  // Another import can hold its rows for longer than a request should wait.
  await tx.execute(sql`set local lock_timeout = '5min'`)
  for (const batch of slices(given, BATCH)) {
    const { ids, added, signedOut } = await importBatch(tx, batch, deps)
    all.ids.push(...ids)
    all.added += added
    all.signedOut.push(...signedOut)
    onProgress?.(all.ids.length)
  }
  return all
}

/** Vacuums the tables so that searches read indexes only. The embedded database has no automatic vacuum. */
export async function prepareForSearch(db: Database): Promise<void> {
  for (const table of [vendors, vendorCategories, packages, faqs, vendorFacts])
    await db.execute(sql`vacuum (analyze) ${table}`)
}

async function importBatch(tx: Database, batch: CheckedVendor[], { clock, accounts }: ImportDeps): Promise<Imported> {
  const { ids: accountIds, signedOut } = await accounts.importVendorAccounts(
    tx,
    batch.map(({ email, first_name, last_name }) => ({
      email,
      names: { firstName: first_name, lastName: last_name },
    })),
  )
  await requireNoPairs(tx, accountIds)
  const createdAt = clock.now()
  const rows = batch.map((vendor, index) => ({
    accountId: accountIds[index] ?? 0,
    businessName: vendor.business_name,
    image: vendor.image,
    phone: vendor.phone,
    aboutUs: sanitizeAboutUs(vendor.about_us),
    businessServices: vendor.business_services,
    businessLocation: vendor.business_location,
    createdAt,
  }))
  const made = await tx.insert(vendors).values(rows).onConflictDoNothing().returning({ id: vendors.id })
  const known = await tx
    .select({ id: vendors.id, accountId: vendors.accountId })
    .from(vendors)
    .where(inArray(vendors.accountId, accountIds))
  const idOf = new Map(known.map(({ id, accountId }) => [accountId, id]))
  const ids = accountIds.map((accountId) => idOf.get(accountId) ?? 0)
  const fresh = new Set(made.map(({ id }) => id))
  const addedVendors = batch.flatMap((vendor, index) =>
    fresh.has(ids[index] ?? 0) ? { ...vendor, id: ids[index] ?? 0 } : [],
  )
  await addSlugs(
    tx,
    addedVendors.map(({ id, business_name }) => ({ id, businessName: business_name })),
  )
  await insertRelated(tx, addedVendors)
  await storeFacts(tx, [...fresh])
  return { ids, added: fresh.size, signedOut }
}

/**
 * Throws for the account of a couple whose partner has a separate login. The partner acts in the name of that account, so it
 * would also act for the business.
 */
async function requireNoPairs(tx: Database, accountIds: number[]): Promise<void> {
  const [shared] = await tx
    .select({ email: accountTable.email })
    .from(couplePartners)
    .innerJoin(accountTable, eq(accountTable.id, couplePartners.coupleId))
    .where(inArray(couplePartners.coupleId, accountIds))
    .limit(1)
  if (shared) throw new Error(`${shared.email} plans a wedding with a partner. Import the vendor with another email.`)
}

/** Inserts the categories, images, reviews, deals and FAQs of new vendors. */
async function insertRelated(tx: Database, added: (CheckedVendor & { id: number })[]): Promise<void> {
  const of = <Part, Row>(parts: (vendor: CheckedVendor) => Part[], toRow: (part: Part, position: number) => Row) =>
    slices(
      added.flatMap((vendor) =>
        parts(vendor).map((part, position) => ({ vendorId: vendor.id, ...toRow(part, position) })),
      ),
      ROWS,
    )
  const categoryRows = of(
    ({ categories }) => [...new Set(categories)],
    (categoryId) => ({ categoryId }),
  )
  for (const rows of categoryRows) await tx.insert(vendorCategories).values(rows)
  const imageRows = of(
    ({ gallery }) => gallery,
    (image, position) => ({ image, position }),
  )
  for (const rows of imageRows) await tx.insert(vendorImages).values(rows)
  const reviewRows = of(
    (vendor) => vendor.reviews,
    ({ name, rating, review, created_at, verified }) => ({
      name,
      rating,
      review,
      isVerified: verified,
      createdAt: new Date(created_at),
    }),
  )
  for (const rows of reviewRows) await tx.insert(reviews).values(rows)
  const packageRows = of(
    (vendor) => vendor.packages,
    ({ name, description, original_price, discounted_price }) => ({
      name,
      description,
      originalPrice: original_price,
      discountedPrice: discounted_price ?? null,
    }),
  )
  for (const rows of packageRows) await tx.insert(packages).values(rows)
  const faqRows = of(
    (vendor) => vendor.faqs,
    (faq, position) => ({ ...faq, position }),
  )
  for (const rows of faqRows) await tx.insert(faqs).values(rows)
}

function slices<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
