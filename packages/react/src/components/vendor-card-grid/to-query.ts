import type { Id } from '@vowkit/sdk-core'
import type { VendorListName, VendorQuery } from '@vowkit/sdk-core/vendors'

export interface VendorChoice {
  /** The id of a category. */
  category?: Id
  /** Certain vendors, in this order: their ids, or those as text separated by commas. */
  vendorIds?: string | readonly Id[]
  /** A list of the couple who is signed in. On pages of other origins the backend answers `favourites` only. */
  list?: VendorListName
}

const LISTS: readonly VendorListName[] = ['favourites', 'active', 'in-person', 'booked']

/** The question a choice asks; `null` where it names nothing that could exist. The most particular counts. */
export function toQuery({ category, vendorIds, list }: VendorChoice): VendorQuery | null {
  if (list) return LISTS.includes(list) ? { list } : null
  // A framework may set null for what is not given.
  if (vendorIds != null) {
    const ids = (typeof vendorIds === 'string' ? vendorIds.split(',') : vendorIds).filter(isId)
    return ids.length > 0 ? { ids: ids.map(Number) } : null
  }
  return category !== undefined && isId(category) ? { category: Number(category) } : null
}

/** A page number, whatever was given for one. */
export function toPage(page: number | undefined): number {
  return Math.max(1, Math.trunc(Number(page)) || 1)
}

function isId(id: Id): boolean {
  return /^\s*\d{1,9}\s*$/.test(String(id))
}
