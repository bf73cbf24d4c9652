import type { Id } from '@vowkit/sdk-core'
import type { VendorListName, VendorQuery } from '@vowkit/sdk-core/vendors'

/** Selects the vendors to show. `list` takes precedence over `vendorIds`, and `vendorIds` over `category`. */
export interface VendorChoice {
  /** The id of a category, or its slug, such as `florists`. A slug costs one request for each client. */
  category?: Id
  /** The ids of the vendors in display order, as an array or a comma-separated string. */
  vendorIds?: string | readonly Id[]
  /** A list of the signed-in couple. The backend returns only `favourites` to pages of other origins. */
  list?: VendorListName
}

export const LISTS: readonly VendorListName[] = ['favourites', 'active', 'in-person', 'booked']

/** Converts a choice to a query. Returns `null` if no vendor can match, for example because the id is invalid. */
export function toQuery({ category, vendorIds, list }: VendorChoice): VendorQuery | null {
  if (list) return LISTS.includes(list) ? { list } : null
  // Frameworks may pass null for an absent prop.
  if (vendorIds != null) {
    const ids = (typeof vendorIds === 'string' ? vendorIds.split(',') : vendorIds).filter(isId)
    return ids.length > 0 ? { ids: ids.map(Number) } : null
  }
  if (category == null || category === '') return null
  return { category: isId(category) ? Number(category) : category }
}

/** Converts any input to a valid page number, 1 by default. */
export function toPage(page: number | undefined): number {
  return Math.max(1, Math.trunc(Number(page)) || 1)
}

function isId(id: Id): boolean {
  return /^\s*\d{1,9}\s*$/.test(String(id))
}
