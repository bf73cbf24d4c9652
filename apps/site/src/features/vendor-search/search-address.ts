import { type Category, type Id, SITE_PATHS, sameId, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { VENDOR_SORTS, type VendorFilter, type VendorSort } from '@vowkit/sdk-core/vendors'
import { capitalizePlace } from '../../shared/capitalize-place.ts'
import type { SitePage } from '../../shared/router.ts'

/** The sort order and the filters of a search. Absent filters do not limit the results. */
export interface SearchFilter extends VendorFilter {
  sort: VendorSort
}

/** The search parameters in the URL, which hold the whole state of a search. */
export interface SearchAddress {
  /** The raw parameter without validation, or `""`. */
  categories: string
  /** Page number, starting at 1. */
  page: number
  filter: SearchFilter
}

/** The order of a search whose URL names none. */
export const DEFAULT_SORT: VendorSort = 'recommended'

/** Reads the search parameters. Ignores invalid values. */
export function readSearch({ categories = '', page = '', ...search }: SitePage['search']): SearchAddress {
  return {
    categories,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filter: {
      sort: VENDOR_SORTS.find((sort) => sort === search.sort) ?? DEFAULT_SORT,
      minPrice: toNumber(search.min_price),
      maxPrice: toNumber(search.max_price),
      guests: toNumber(search.guests),
      place: toPlace(search.place),
      style: WEDDING_STYLES.find((style) => style === search.style),
      freeOn: /^\d{4}-\d\d-\d\d$/.test(search.free_on ?? '') ? search.free_on : undefined,
      unstated: search.unstated === 'include' ? 'include' : undefined,
      near: toPlace(search.near),
    },
  }
}

/** Returns the path of a category's search results. */
export function searchPath(category: Id, page = 1, filter?: SearchFilter): string {
  const query = new URLSearchParams({ categories: String(category) })
  if (page > 1) query.set('page', String(page))
  if (filter) {
    const { sort, minPrice, maxPrice, guests, place, style, freeOn, unstated, near } = filter
    const fields = {
      sort: sort === DEFAULT_SORT ? undefined : sort,
      near: sort === 'distance' ? near : undefined,
      ...{ place, style, guests, min_price: minPrice, max_price: maxPrice, free_on: freeOn },
      unstated: freeOn && unstated,
    }
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
  }
  return `${SITE_PATHS.dashboard_search}?${query}`
}

/** The filters of a search that limit its results, in display order. A range of prices is one filter. */
export function activeFilters({ minPrice, maxPrice, ...filter }: SearchFilter): FilterName[] {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const others = (['guests', 'place', 'style', 'freeOn'] as const).filter((name) => filter[name] !== undefined)
  return [...(hasPrice ? (['price'] as const) : []), ...others]
}
export type FilterName = 'price' | 'guests' | 'place' | 'style' | 'freeOn'

/** Returns the search without one of its filters. */
export function withoutFilter(filter: SearchFilter, name: FilterName): SearchFilter {
  if (name === 'freeOn') return { ...filter, freeOn: undefined, unstated: undefined }
  return name === 'price' ? { ...filter, minPrice: undefined, maxPrice: undefined } : { ...filter, [name]: undefined }
}

/** Returns the category with this id, or `null` if the id is empty or unknown. */
export function categoryOf(categories: readonly Category[], id: string): Category | null {
  return categories.find((category) => sameId(category.id, id)) ?? null
}

/** Reads a positive whole number of up to 8 digits. */
export function toNumber(text = ''): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text.trim()) ? Number(text) : undefined
}

function toPlace(text = ''): string | undefined {
  const trimmed = text.trim().slice(0, 100)
  return trimmed === '' ? undefined : capitalizePlace(trimmed)
}
