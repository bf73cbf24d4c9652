import { type Category, type Id, SITE_PATHS, sameId } from '@vowkit/sdk-core/contract'
import type { SitePage } from '../../shared/router.ts'

/** The search parameters in the URL, which hold the whole state of a search. */
export interface SearchAddress {
  /** The raw parameter without validation, or `""`. */
  categories: string
  /** Page number, starting at 1. */
  page: number
}

/** Reads the search parameters. An invalid page number becomes 1. */
export function readSearch({ categories = '', page = '' }: SitePage['search']): SearchAddress {
  return { categories, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 }
}

/** Returns the path of a category's search results. */
export function searchPath(category: Id, page = 1): string {
  const query = new URLSearchParams({ categories: String(category) })
  if (page > 1) query.set('page', String(page))
  return `${SITE_PATHS.dashboard_search}?${query}`
}

/** Returns the category with this id, or `null` if the id is empty or unknown. */
export function categoryOf(categories: readonly Category[], id: string): Category | null {
  return categories.find((category) => sameId(category.id, id)) ?? null
}
