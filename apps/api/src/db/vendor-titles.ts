import { sql } from 'drizzle-orm'
import { categories, vendorCategories, vendors } from './tables.ts'

/** The titles of the vendor's categories, separated by a comma and a space. */
export const vendorTitles = sql<string>`(
  select coalesce(string_agg(${categories.title}, ', ' order by ${categories.id}), '')
  from ${vendorCategories} join ${categories} on ${categories.id} = ${vendorCategories.categoryId}
  where ${vendorCategories.vendorId} = ${vendors.id})`
