import { notInArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { categories } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Fault } from '../vendors/service.ts'
import { findRepeated } from './find-repeated.ts'

/** A vendor category of an import file. */
export const CategoryImport = z.object({
  id: z.int().check(z.positive()),
  title: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    // Titles of several categories are joined with commas.
    z.refine((title) => !title.includes(','), { error: 'A title contains no comma.' }),
  ),
})
export type CategoryImport = z.output<typeof CategoryImport>

/** Finds repeated ids and titles. */
export function findCategoryFaults(given: readonly CategoryImport[]): Fault[] {
  const faultsOf = (field: 'id' | 'title', values: string[]) =>
    findRepeated(values).map((index) => ({ path: [index, field], message: `Two categories have this ${field}.` }))
  return [
    ...faultsOf(
      'id',
      given.map(({ id }) => String(id)),
    ),
    ...faultsOf(
      'title',
      given.map(({ title }) => title.toLowerCase()),
    ),
  ]
}

/**
 * Replaces all categories. Returns the number of new or renamed ones. The database rejects it if a category that is not
 * in the list is in use.
 */
export async function setCategories(tx: Database, given: readonly CategoryImport[]): Promise<number> {
  const known = new Map((await tx.select().from(categories)).map(({ id, title }) => [id, title]))
  const ids = given.map(({ id }) => id)
  await tx.delete(categories).where(notInArray(categories.id, ids))
  // Titles are unique, and two categories can exchange theirs.
  await tx.update(categories).set({ title: sql`'#' || ${categories.id}` })
  await tx
    .insert(categories)
    .values([...given])
    .onConflictDoUpdate({ target: categories.id, set: { title: sql`excluded.title` } })
  return given.filter(({ id, title }) => known.get(id) !== title).length
}
