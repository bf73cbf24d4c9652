import type { Fact } from './fact.ts'
import type { PackageFact } from './profile.ts'

/** What a search reads of a vendor, besides name, categories, texts and reviews. */
export interface SearchFields {
  /** One entry for each package. Prices are in dollars and null if the package has no such price. */
  deals: { price: number; guestPrice: number | null; hourPrice: number | null; maxGuests: number | null }[]
  /** The largest discount in dollars. 0 without a discount. */
  saved: number
  /** The largest number of guests that the vendor can serve. Null if the profile does not say. */
  capacity: number | null
  /** The smallest number of guests. Null if the profile does not say. */
  minGuests: number | null
  /** The topics of features that the vendor has. */
  offers: string[]
  /** The topics of features that the vendor states not to have. */
  refuses: string[]
  /** The parts of the location in lower case, such as a town and its state. */
  towns: string[]
  /** The names of areas that the vendor serves, in lower case. */
  areas: string[]
}

/** Derives what a search reads from a vendor's facts, packages and location. */
export function toSearchFields(
  facts: readonly Fact[],
  packages: readonly PackageFact[],
  location: string,
): SearchFields {
  const topics = (polarity: Fact['polarity']) => [
    ...new Set(
      facts.flatMap((fact) => (fact.kind === 'feature' && fact.polarity === polarity ? (fact.topic ?? []) : [])),
    ),
  ]
  return {
    deals: packages.map((deal) => ({
      price: deal.price,
      guestPrice: pricePer(deal, 'guest'),
      hourPrice: pricePer(deal, 'hour'),
      maxGuests: deal.maxGuests ?? null,
    })),
    saved: Math.max(0, ...packages.map(({ price, was = price }) => was - price)),
    capacity: capacityOf(facts, packages),
    minGuests: smallest(
      facts.filter(({ kind, unit }) => (kind === 'capacity' || kind === 'minimum') && unit === 'guests'),
    ),
    offers: topics('yes'),
    refuses: topics('no'),
    towns: location
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
    areas: [
      ...new Set(
        facts.flatMap(({ kind, detail, unit }) => (kind === 'area' && !unit && detail ? detail.toLowerCase() : [])),
      ),
    ],
  }
}

/**
 * Returns the price of a package per guest, per hour or in total, in dollars. The price per guest of a package for a
 * number of guests is its share of the total. Returns null if the package does not have such a price.
 */
export function pricePer({ price, per, maxGuests }: PackageFact, unit: 'guest' | 'hour' | 'total'): number | null {
  if (unit === 'total') return per === 'guest' || per === 'hour' ? null : price
  if (per === unit) return price
  return unit === 'guest' && per === 'total' && maxGuests ? price / maxGuests : null
}

/**
 * Returns the facts that limit the number of guests of a vendor. The limits of packages are limits of the vendor only
 * if each package has one.
 */
export function capacityFacts(facts: readonly Fact[], packages: readonly PackageFact[]): Fact[] {
  const capacities = facts.filter(({ kind, max }) => kind === 'capacity' && max !== undefined)
  const general = capacities.filter(({ source }) => source.part !== 'package')
  const limited = new Set(capacities.map(({ source }) => source.title))
  const isLimitedByPackages = packages.length > 0 && packages.every(({ name }) => limited.has(name))
  return general.length > 0 ? general : isLimitedByPackages ? capacities : []
}

function capacityOf(facts: readonly Fact[], packages: readonly PackageFact[]): number | null {
  const used = capacityFacts(facts, packages)
  return used.length > 0 ? Math.max(...used.map(({ max = 0 }) => max)) : null
}

function smallest(facts: readonly Fact[]): number | null {
  const minima = facts.flatMap(({ min }) => min ?? [])
  return minima.length > 0 ? Math.min(...minima) : null
}

/** Bayesian average: adds 2 votes of 3.5 stars, so that a vendor with few reviews does not rank first. */
export const weightedRating = (sum: number, count: number): number => (sum + 7) / (count + 2)
