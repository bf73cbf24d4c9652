import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { asc } from 'drizzle-orm'
import { categories } from '../../db/tables.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'

/** A kind of vendor. */
export type Category = typeof categories.$inferSelect

/** The kinds of vendors there are. */
export interface CategoryService {
  list(): Promise<Category[]>
  /** The one of this id. Throws a 400 that names the field when there is none. */
  require(field: string, id: Id): Promise<Category>
  /** Those of these ids, in their order, or a 400 like that. */
  requireAll(field: string, ids: Id[]): Promise<Category[]>
}

export function createCategoryService({ db }: { db: Database }): CategoryService {
  const list = () => db.select().from(categories).orderBy(asc(categories.id))

  return {
    list,
    require: async (field, id) => findIn(await list(), field, id),

    async requireAll(field, ids) {
      const known = await list()
      return ids.map((id) => findIn(known, field, id))
    },
  }
}

function findIn(known: Category[], field: string, id: Id): Category {
  const found = known.find((category) => sameId(category.id, id))
  if (!found) throw invalidField(field, 'This category is not known.')
  return found
}
