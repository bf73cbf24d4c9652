import type { VendorConditions } from '../questions/query.ts'
import { plain } from '../text.ts'
import type { Context } from './context.ts'

/** Describes the conditions of a search, as in "florists in Oakland up to $2,000". */
export function describeSearch({ categories, say, query }: Pick<Context, 'categories' | 'say' | 'query'>): string {
  const { find } = say
  const { conditions } = query
  const titles = categories
    .filter(({ id }) => conditions.categoryIds.includes(id))
    .map(({ title }) => find.category(title))
  const parts = [
    titles.length > 0 ? find.all(titles) : find.vendors,
    ...placeParts(conditions, find),
    ...(query.cheaperThan ? [] : priceParts(conditions, find)),
  ]
  if (conditions.guests !== undefined) parts.push(find.forGuests(conditions.guests))
  if (conditions.maxCapacity !== undefined) parts.push(find.smallerThan(conditions.maxCapacity))
  const wanted = conditions.features.filter(({ wanted }) => wanted).map(({ words }) => plain(words))
  const unwanted = conditions.features.filter(({ wanted }) => !wanted).map(({ words }) => plain(words))
  const hours = conditions.coverage ? [plain(conditions.coverage.words)] : []
  const words = query.words.length > 0 ? [plain(query.words.join(' '))] : []
  const all = [...wanted, ...hours, ...words].filter((text, index, texts) => texts.indexOf(text) === index)
  if (all.length > 0) parts.push(find.with(all))
  if (unwanted.length > 0) parts.push(find.without(unwanted))
  if (conditions.minRating !== undefined) parts.push(find.rated(conditions.minRating))
  if (conditions.onlyDiscounted) parts.push(find.discounted)
  return parts.join('')
}

type FindSentences = Context['say']['find']

function placeParts({ places, notPlaces, unknownPlace }: VendorConditions, find: FindSentences): string[] {
  const parts: string[] = []
  const named = [...places, ...(unknownPlace ? [unknownPlace] : [])].map(plain)
  if (named.length > 0) parts.push(find.inPlaces(named))
  if (notPlaces.length > 0) parts.push(find.notInPlaces(notPlaces.map(plain)))
  return parts
}

function priceParts({ minPrice, maxPrice, per }: VendorConditions, find: FindSentences): string[] {
  const unit = per === 'guest' ? find.perGuest : per === 'hour' ? find.perHour : ''
  if (minPrice !== undefined && maxPrice !== undefined) return [find.between(minPrice, maxPrice) + unit]
  if (maxPrice !== undefined) return [find.under(maxPrice) + unit]
  return minPrice === undefined ? [] : [find.over(minPrice) + unit]
}
