import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { asc } from 'drizzle-orm'
import { categories } from '../../db/tables.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'

export type Category = typeof categories.$inferSelect

/** Vendor categories, such as venues and florists. */
export interface CategoryService {
  /** Returns all categories by ascending id. */
  list(): Promise<Category[]>
  /** Returns the category with this id. Throws 400 naming `field` if the id is unknown. */
  require(field: string, id: Id): Promise<Category>
  /** Returns the categories with these ids, in order. Throws 400 naming `field` if an id is unknown. */
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
  if (!found) throw invalidField(field, 'This category does not exist.')
  return found
}
