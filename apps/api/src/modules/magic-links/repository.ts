import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isListed } from '../../db/listed.ts'
import {
  categories,
  magicLinkCategories,
  magicLinks,
  magicLinkVendors,
  vendorCategories,
  vendors,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

export type StoredLink = typeof magicLinks.$inferSelect

/** Finds a link by the hash of its code, including expired links. */
export async function findLink(db: Database, codeHash: string): Promise<StoredLink | null> {
  const [link] = await db.select().from(magicLinks).where(eq(magicLinks.codeHash, codeHash))
  return link ?? null
}

/** The categories of a link. */
export function listCategories(db: Database, linkId: number): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: categories.id, title: categories.title })
    .from(magicLinkCategories)
    .innerJoin(categories, eq(categories.id, magicLinkCategories.categoryId))
    .where(eq(magicLinkCategories.magicLinkId, linkId))
    .orderBy(asc(categories.id))
}

/** The number of vendors that a link recommends. */
export function countVendors(db: Database, linkId: number): Promise<number> {
  return db.$count(
    magicLinkVendors,
    and(eq(magicLinkVendors.magicLinkId, linkId), isListed(db, magicLinkVendors.vendorId)),
  )
}

/** One page of a link's vendors in display order, with their services and the titles of their categories. */
export async function listVendors(db: Database, linkId: number, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({
      id: vendors.id,
      business_services: vendors.businessServices,
    })
    .from(magicLinkVendors)
    .innerJoin(vendors, eq(vendors.id, magicLinkVendors.vendorId))
    .where(and(eq(magicLinkVendors.magicLinkId, linkId), isNull(vendors.disabledAt)))
    .orderBy(asc(magicLinkVendors.position))
    .limit(limit)
    .offset(offset)
  const vendorTitles = await db
    .select({ vendorId: vendorCategories.vendorId, title: categories.title })
    .from(vendorCategories)
    .innerJoin(categories, eq(categories.id, vendorCategories.categoryId))
    .where(
      inArray(
        vendorCategories.vendorId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(categories.id))
  const titlesOf = Map.groupBy(vendorTitles, ({ vendorId }) => vendorId)
  return rows.map((row) => ({ ...row, categories: (titlesOf.get(row.id) ?? []).map(({ title }) => ({ title })) }))
}

/** Inserts a link with its categories and vendors. Resolves to `false` if its code exists. */
export async function insertLink(
  tx: Database,
  link: typeof magicLinks.$inferInsert,
  categoryIds: number[],
  vendorIds: number[],
): Promise<boolean> {
  const [made] = await tx.insert(magicLinks).values(link).onConflictDoNothing().returning({ id: magicLinks.id })
  if (!made) return false
  const magicLinkId = made.id
  if (categoryIds.length > 0) {
    await tx.insert(magicLinkCategories).values(categoryIds.map((categoryId) => ({ magicLinkId, categoryId })))
  }
  if (vendorIds.length > 0) {
    await tx
      .insert(magicLinkVendors)
      .values(vendorIds.map((vendorId, position) => ({ magicLinkId, vendorId, position })))
  }
  return true
}
