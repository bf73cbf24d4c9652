import type { Id } from '@vowkit/sdk-core'
import type { VendorListName, VendorQuery } from '@vowkit/sdk-core/vendors'

export interface VendorChoice {
  /** The id of a category. */
  category?: Id
  /** The ids of the vendors to show, in this order: an array, or a comma-separated text. */
  vendorIds?: string | readonly Id[]
  /** A list of the signed-in couple. From other origins the backend returns `favourites` only. */
  list?: VendorListName
}

const LISTS: readonly VendorListName[] = ['favourites', 'active', 'in-person', 'booked']

/** The query of a choice, by `list`, then `vendorIds`, then `category`; `null` if nothing can match. */
export function toQuery({ category, vendorIds, list }: VendorChoice): VendorQuery | null {
  if (list) return LISTS.includes(list) ? { list } : null
  // Frameworks may pass null for an absent prop.
  if (vendorIds != null) {
    const ids = (typeof vendorIds === 'string' ? vendorIds.split(',') : vendorIds).filter(isId)
    return ids.length > 0 ? { ids: ids.map(Number) } : null
  }
  return category !== undefined && isId(category) ? { category: Number(category) } : null
}

/** A valid page number for any input. */
export function toPage(page: number | undefined): number {
  return Math.max(1, Math.trunc(Number(page)) || 1)
}

function isId(id: Id): boolean {
  return /^\s*\d{1,9}\s*$/.test(String(id))
}
