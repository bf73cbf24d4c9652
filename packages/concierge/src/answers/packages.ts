import type { PackageFact, VendorProfile } from '../facts/profile.ts'
import { pricePer } from '../facts/search-fields.ts'
import { spellNumbers } from '../facts/spell-numbers.ts'
import type { Query, VendorConditions } from '../questions/query.ts'
import { plain, quote } from '../text.ts'
import type { Context } from './context.ts'
import { stemsOf } from './stems.ts'

const DURATION = /\b(\d+(?:\.\d+)?)[- ]?(hours?|hrs?|minutes?|days?)\b/g
const LONG_DAY = /\b(?:whole|full|long|entire) day\b/
const HOURS_OF: Readonly<Record<string, number>> = { h: 1, m: 1 / 60, d: 10 }

/** The hours that the text of a package states. 0 if it states none. */
function hoursOf({ name, description }: PackageFact): number {
  const text = spellNumbers(`${name}. ${description}`.toLowerCase())
  const all = [...text.matchAll(DURATION)].map(([, count, unit = '']) => ({
    count: Number(count),
    unit: unit.charAt(0),
  }))
  // "Ninety minutes, scans within ten days"
  const stated = all.some(({ unit }) => unit !== 'd') ? all.filter(({ unit }) => unit !== 'd') : all
  return Math.max(
    0,
    ...stated.map(({ count, unit }) => count * (HOURS_OF[unit] ?? 0)),
    LONG_DAY.test(text) ? (HOURS_OF.d ?? 0) : 0,
  )
}

/** Whether a package meets the conditions of a search on price and guests. */
export function meets(item: PackageFact, conditions: VendorConditions): boolean {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, guests, per } = conditions
  const asked = per === undefined ? item.price : pricePer(item, per)
  if (asked === null || asked < minPrice || asked > maxPrice) return false
  const { minGuests, maxGuests } = item
  if (conditions.coverage && hoursOf(item) < conditions.coverage.hours) return false
  return guests === undefined || ((minGuests ?? 0) <= guests && (maxGuests ?? guests) >= guests)
}

/**
 * Returns the packages that a question is about, best matches first: those whose names or texts contain its words. Empty
 * if the question names none.
 */
export function namedPackages(packages: readonly PackageFact[], terms: readonly string[]): PackageFact[] {
  const wanted = new Set(terms.flatMap(stemsOf))
  const scored = packages.map((item) => {
    const name = new Set(stemsOf(item.name))
    const text = new Set(stemsOf(item.description))
    const score = [...wanted].reduce((sum, term) => sum + (name.has(term) ? 2 : text.has(term) ? 1 : 0), 0)
    return { item, score }
  })
  const best = Math.max(...scored.map(({ score }) => score), 1)
  return scored.filter(({ score }) => score === best).map(({ item }) => item)
}

/** Returns the package that a list of results names for a vendor. */
export function packageFor({ packages }: VendorProfile, query: Query): PackageFact | undefined {
  const { minPrice, maxPrice } = query.conditions
  const fitting = packages.filter((item) => meets(item, query.conditions))
  if (fitting.length === 0 && (minPrice !== undefined || maxPrice !== undefined)) return undefined
  const limited = fitting.filter(({ maxGuests, minGuests }) => query.conditions.guests && (maxGuests ?? minGuests))
  const candidates = limited.length > 0 ? limited : fitting.length > 0 ? fitting : [...packages]
  // "The cheapest cake with three tiers" is a package with tiers, not the cheapest package of the vendor.
  const named = namedPackages(candidates, query.sort === 'match' ? query.terms : query.words)
  const sorted = (named.length > 0 ? named : candidates).sort((a, b) => a.price - b.price)
  return query.sort === 'dearest' ? sorted.at(-1) : sorted[0]
}

export function cheapestPackage({ packages }: VendorProfile): PackageFact | undefined {
  return [...packages].sort((a, b) => a.price - b.price)[0]
}

export function dearestPackage({ packages }: VendorProfile): PackageFact | undefined {
  return [...packages].sort((a, b) => b.price - a.price)[0]
}

export function largestDiscount({ packages }: VendorProfile): PackageFact | undefined {
  const saved = ({ price, was }: PackageFact) => (was ?? price) - price
  return packages.filter(({ was }) => was !== undefined).sort((a, b) => saved(b) - saved(a))[0]
}

/** The price of a package with what it is for, and the price before a discount. */
export function priceOf({ price, per, was }: PackageFact, { say }: Pick<Context, 'say'>): string {
  const amount = say.vendor.price(price, per)
  return was === undefined ? amount : say.vendor.insteadOf(amount, was)
}

/** The line of a list of packages. */
export function packageLine(item: PackageFact, context: Pick<Context, 'say'>): string {
  const text = plain(item.description)
  return `• **${plain(item.name)}**: ${priceOf(item, context)}${text && ` – ${quote(text)}`}`
}
