import { type Category, type Id, SITE_PATHS, sameId } from '@vowkit/sdk-core/contract'
import type { SitePage } from '../../shared/router.ts'

/** What the address asks for; it is all the state a search has. */
export interface SearchAddress {
  /** As it stands in the address, unproven; `""` without one. */
  categories: string
  /** Beginning with 1. */
  page: number
}

/** Reads the address of a search. A page that is not one is the first. */
export function readSearch({ categories = '', page = '' }: SitePage['search']): SearchAddress {
  return { categories, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** The address of a search. */
export function searchPath(category: Id, page = 1): string {
  const query = new URLSearchParams({ categories: String(category) })
  if (page > 1) query.set('page', String(page))
  return `${SITE_PATHS.dashboard_search}?${query}`
}

/** The category that an address names; `null` for none, and for one that nobody knows. */
export function categoryOf(categories: readonly Category[], asked: string): Category | null {
  return categories.find(({ id }) => sameId(id, asked)) ?? null
}
