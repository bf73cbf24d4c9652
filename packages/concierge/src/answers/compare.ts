import type { VendorProfile } from '../facts/profile.ts'
import type { Query, SortOrder } from '../questions/query.ts'
import { bold, plain } from '../text.ts'
import { aboutVendors } from './about-vendor.ts'
import { withAskedPackages } from './asked-packages.ts'
import { compareFeatures } from './compare-features.ts'
import { tableOf } from './comparison-table.ts'
import type { Context, Draft } from './context.ts'
import { describeResult, sharedValue, sortNumber, sortValue } from './why-fits.ts'

/** Most vendors in a comparison. */
const MAX_COMPARED = 4

/** Compares vendors: a table of what differs, and one sentence for each decisive difference. */
export async function compareVendors(context: Context): Promise<Draft> {
  const { query, knowledge, say } = context
  const ids = query.vendorIds.length > 0 ? query.vendorIds : (query.among ?? [])
  const vendors = (await knowledge.profiles(ids.filter((id) => !query.exceptIds.includes(id)))).slice(0, MAX_COMPARED)
  if (vendors.length === 0)
    return { text: query.unknownVendor ? say.vendor.noVendor(plain(query.unknownVendor)) : say.compare.needTwo }
  if (vendors.length === 1) return aboutVendors(context)
  const isOfPrice = asksForPrices(query)
  if (query.conditions.features.length > 0 && !isOfPrice) return compareFeatures(context, vendors)

  const compared = isOfPrice ? vendors.map((vendor) => withAskedPackages(vendor, context)) : vendors
  const orders = ordersOf(query)
  const sorted = orders.length === 1 ? sortBy(orders[0] ?? 'match', compared, context) : compared
  const sentences = orders.map((sort) => decide(sort, compared, context)).filter(Boolean)
  const results = sorted.map((vendor) =>
    describeResult(vendor, { ...context, query: withSort(query, orders[0] ?? 'match') }),
  )
  const title = orders.length === 1 ? [] : [say.compare.title(vendors.map(({ name }) => bold(name)))]
  const names = vendors.map(({ name }) => name)
  return {
    text: [
      ...title,
      ...(orders.length === 1 ? sentences : []),
      ...results.map(({ line }) => line),
      ...(orders.length === 1 ? [] : sentences),
    ].join('\n'),
    cards: results.map(({ card }) => card),
    table: tableOf(vendors, context),
    suggestions: names.slice(0, 2).map(say.suggestions.reviews).concat(names.slice(0, 1).map(say.suggestions.deposit)),
  }
}

/** Whether both prices are wanted, whatever the other words of the question are. */
function asksForPrices({ sort, aspects, vendorIds }: Query): boolean {
  if (vendorIds.length < 2) return false
  return sort === 'cheapest' || sort === 'dearest' || aspects.some((aspect) => PRICES.has(aspect))
}

const PRICES: ReadonlySet<string> = new Set(['price', 'cheapest-package', 'dearest-package'])

/** The orders by which a question wants to compare. Without one, the differences in price, rating and size. */
function ordersOf(query: Query): SortOrder[] {
  if (query.sort !== 'match') return [query.sort]
  const asked: SortOrder[] = []
  if (query.aspects.some((aspect) => aspect === 'price' || aspect === 'cheapest-package')) asked.push('cheapest')
  if (query.aspects.some((aspect) => aspect === 'rating' || aspect === 'reviews')) asked.push('best-rated')
  if (query.aspects.includes('capacity')) asked.push('largest')
  return asked.length > 0 ? asked : ['cheapest', 'best-rated', 'largest']
}

function withSort(query: Query, sort: SortOrder): Query {
  return { ...query, sort }
}

const DESCENDING: ReadonlySet<SortOrder> = new Set(['dearest', 'best-rated', 'most-reviewed', 'largest', 'discount'])

/** Sorts vendors. Vendors without a value come last. */
function sortBy(sort: SortOrder, vendors: readonly VendorProfile[], context: Context): VendorProfile[] {
  const sorted = { ...context, query: withSort(context.query, sort) }
  const sign = DESCENDING.has(sort) ? -1 : 1
  const rankOf = (vendor: VendorProfile) => {
    const value = sortNumber(vendor, sorted)
    return value === null || value === undefined ? Number.POSITIVE_INFINITY : sign * value
  }
  return [...vendors].sort((a, b) => rankOf(a) - rankOf(b))
}

/** Says which vendor comes first in an order. Returns an empty text if no profile says. */
function decide(sort: SortOrder, vendors: readonly VendorProfile[], context: Context): string {
  const { say } = context
  const ordered = { ...context, query: withSort(context.query, sort) }
  const known = sortBy(sort, vendors, context).filter((vendor) => sortValue(vendor, ordered))
  const unknown = vendors.filter((vendor) => !known.includes(vendor))
  const unsaid =
    known.length > 0 && unknown.length > 0 ? ` ${say.compare.unsaid(unknown.map(({ name }) => bold(name)))}` : ''
  const [first, ...others] = known
  if (!first) return ''
  const value = `**${sortValue(first, ordered)}**`
  const ties = known.filter((vendor) => sortNumber(vendor, ordered) === sortNumber(first, ordered))
  if (ties.length > 1 && ties.length === known.length) {
    return (
      same(
        sort,
        ties.map(({ name }) => bold(name)),
        `**${sharedValue(first, ordered)}**`,
        context,
      ) + unsaid
    )
  }
  if (others.length === 0) return `${say.vendor.capacity(bold(first.name), sortValue(first, ordered))}${unsaid}`
  const rest = others.map((vendor) => say.compare.valueAt(sortValue(vendor, ordered), bold(vendor.name)))
  return verdict(sort, bold(first.name), value, rest, context) + unsaid
}

function same(sort: SortOrder, names: string[], value: string, { say: { compare } }: Context): string {
  if (sort === 'largest' || sort === 'smallest') return compare.sameCapacity(names, value)
  return sort === 'cheapest' || sort === 'dearest' ? compare.samePrice(names, value) : compare.sameRating(names, value)
}

function verdict(
  sort: SortOrder,
  name: string,
  value: string,
  others: string[],
  { say: { compare } }: Context,
): string {
  const sentences: Record<SortOrder, (name: string, value: string, others: readonly string[]) => string> = {
    match: () => '',
    cheapest: compare.cheaper,
    dearest: compare.dearer,
    'best-rated': compare.better,
    'worst-rated': compare.worse,
    'most-reviewed': compare.moreReviews,
    largest: compare.larger,
    smallest: compare.smaller,
    discount: compare.discount,
  }
  return sentences[sort](name, value, others)
}
