import type { DeskFacts } from '@vowkit/sdk-core/contract'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import {
  faqs,
  offerClaims,
  packages,
  storedFiles,
  vendorCategories,
  vendorFacts,
  vendorImages,
  vendorStatedFacts,
  vendors,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** Locks a vendor until the transaction ends, so that changes of its profile happen one after the other. */
export async function lockVendor(tx: Database, vendorId: number): Promise<void> {
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('no key update')
}

/** Everything of a vendor's profile that the vendor can change. */
export async function findProfileRows(db: Database, vendorId: number) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.id, vendorId))
  if (!vendor) throw new Error('A vendor was deleted while its profile was being read.')
  const categories = await db
    .select({ id: vendorCategories.categoryId })
    .from(vendorCategories)
    .where(eq(vendorCategories.vendorId, vendorId))
    .orderBy(asc(vendorCategories.categoryId))
  const images = await db
    .select({ image: vendorImages.image, alt: vendorImages.alt })
    .from(vendorImages)
    .where(eq(vendorImages.vendorId, vendorId))
    .orderBy(asc(vendorImages.position))
  const deals = await db
    .select()
    .from(packages)
    .where(and(eq(packages.vendorId, vendorId), isNull(packages.removedAt)))
    .orderBy(asc(packages.position), asc(packages.id))
  const questions = await db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(eq(faqs.vendorId, vendorId))
    .orderBy(asc(faqs.position))
  const [stated] = await db.select().from(vendorStatedFacts).where(eq(vendorStatedFacts.vendorId, vendorId))
  const [read] = await db
    .select({ facts: vendorFacts.facts })
    .from(vendorFacts)
    .where(eq(vendorFacts.vendorId, vendorId))
  return { vendor, categories, images, deals, questions, stated: stated?.facts ?? null, facts: read?.facts ?? [] }
}

export type ProfileRows = Awaited<ReturnType<typeof findProfileRows>>

export async function updateVendor(
  tx: Database,
  vendorId: number,
  change: Partial<typeof vendors.$inferInsert>,
): Promise<void> {
  await tx.update(vendors).set(change).where(eq(vendors.id, vendorId))
}

export async function replaceCategories(tx: Database, vendorId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(vendorCategories).where(eq(vendorCategories.vendorId, vendorId))
  await tx.insert(vendorCategories).values(ids.map((categoryId) => ({ vendorId, categoryId })))
}

export async function replaceImages(
  tx: Database,
  vendorId: number,
  images: readonly { image: string; alt: string }[],
): Promise<void> {
  await tx.delete(vendorImages).where(eq(vendorImages.vendorId, vendorId))
  if (images.length === 0) return
  await tx.insert(vendorImages).values(images.map(({ image, alt }, position) => ({ vendorId, position, image, alt })))
}

/** Returns the keys that are stored files of the account. */
export async function filterStoredKeys(tx: Database, accountId: number, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(eq(storedFiles.accountId, accountId), inArray(storedFiles.key, keys)))
  return rows.map(({ key }) => key)
}

export async function replaceFaqs(
  tx: Database,
  vendorId: number,
  given: readonly { question: string; answer: string }[],
): Promise<void> {
  await tx.delete(faqs).where(eq(faqs.vendorId, vendorId))
  if (given.length === 0) return
  await tx
    .insert(faqs)
    .values(given.map(({ question, answer }, position) => ({ vendorId, position, question, answer })))
}

export async function replaceStatedFacts(tx: Database, vendorId: number, facts: DeskFacts): Promise<void> {
  await tx
    .insert(vendorStatedFacts)
    .values({ vendorId, facts })
    .onConflictDoUpdate({ target: vendorStatedFacts.vendorId, set: { facts } })
}

/** A deal to store. `id` is absent for a new deal. */
export interface GivenDeal {
  id?: number | undefined
  name: string
  description: string
  originalPrice: string
  discountedPrice: string | null
}

/** Stores the deals in their order. Hides removed deals that couples have claimed, and deletes the others. */
export async function replaceDeals(
  tx: Database,
  vendorId: number,
  given: readonly GivenDeal[],
  now: Date,
): Promise<void> {
  const kept = given.flatMap(({ id }) => id ?? [])
  const isRemoved = and(
    eq(packages.vendorId, vendorId),
    isNull(packages.removedAt),
    kept.length > 0 ? notInArray(packages.id, kept) : undefined,
  )
  const isClaimed = sql`exists (select from ${offerClaims} where ${offerClaims.packageId} = ${packages.id})`
  await tx.update(packages).set({ removedAt: now }).where(and(isRemoved, isClaimed))
  await tx.delete(packages).where(isRemoved)
  for (const [position, { id, ...deal }] of given.entries()) {
    if (id === undefined) await tx.insert(packages).values({ ...deal, vendorId, position })
    else
      await tx
        .update(packages)
        .set({ ...deal, position })
        .where(and(eq(packages.id, id), eq(packages.vendorId, vendorId)))
  }
}
