/**
 * The orders of search results. `recommended`: the best reviewed first, where few reviews count less. `price`: the
 * lowest price first. `rating`: the highest average rating first. `distance`: the nearest to a place first.
 */
export const VENDOR_SORTS = ['recommended', 'price', 'rating', 'distance'] as const
export type VendorSort = (typeof VENDOR_SORTS)[number]
