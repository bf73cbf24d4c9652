/** A range of prices. Prices per guest count for all guests if their number is known. */
export interface PriceRange {
  min?: number | undefined
  max?: number | undefined
  guests?: number | undefined
}

/** The price of a package, and what the price is for. Without a unit, it is for the whole package. */
export interface PackagePrice {
  price: number
  unit?: 'guest' | 'hour' | undefined
}

/**
 * Counts the packages with a price in a range. Returns null if the range has no limits, if there are no packages, and if
 * no package is known to be in the range while the whole price of one is unknown.
 */
export function countInRange(
  packages: readonly PackagePrice[],
  range: PriceRange,
): { count: number; total: number } | null {
  const { min = 0, max = Number.POSITIVE_INFINITY, guests } = range
  if (packages.length === 0 || (range.min === undefined && range.max === undefined)) return null
  const prices = packages.map((deal) => wholePrice(deal, guests))
  const count = prices.filter((price) => price !== null && price >= min && price <= max).length
  return count === 0 && prices.includes(null) ? null : { count, total: packages.length }
}

/** Returns the price of a whole package, or null if the number of its guests or hours is unknown. */
function wholePrice({ price, unit }: PackagePrice, guests: number | undefined): number | null {
  if (unit === undefined) return price
  return unit === 'guest' && guests !== undefined ? price * guests : null
}
