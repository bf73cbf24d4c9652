import type { PriceRange } from '@vowkit/sdk-core/contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { leads, vendorCategories } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/**
 * Returns the most that a couple wants to pay each of these vendors: the budget of its latest inquiry to a vendor of the
 * same category. Vendors without a known budget are missing.
 */
export async function readBudgets(
  db: Database,
  accountId: number,
  vendorIds: readonly number[],
): Promise<Map<number, PriceRange>> {
  if (vendorIds.length === 0) return new Map()
  const contacted = alias(vendorCategories, 'contacted')
  const rows = await db
    .select({ id: vendorCategories.vendorId, max: leads.budget, guests: leads.guests })
    .from(leads)
    .innerJoin(contacted, eq(contacted.vendorId, leads.vendorId))
    .innerJoin(vendorCategories, eq(vendorCategories.categoryId, contacted.categoryId))
    .where(
      and(eq(leads.accountId, accountId), isNotNull(leads.budget), inArray(vendorCategories.vendorId, [...vendorIds])),
    )
    .orderBy(asc(leads.inquiredAt), asc(leads.id))
  return new Map(rows.map(({ id, max, guests }) => [id, { max: max ?? undefined, guests: guests ?? undefined }]))
}
