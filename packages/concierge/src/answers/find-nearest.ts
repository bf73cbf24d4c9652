import type { VendorProfile } from '../facts/profile.ts'
import type { Query, VendorConditions } from '../questions/query.ts'
import { plain } from '../text.ts'
import { askBack } from './care.ts'
import type { Context, Draft } from './context.ts'
import { describeSearch } from './describe-search.ts'
import { offerCategories } from './offer-categories.ts'
import { toSearch } from './to-search.ts'
import { describeResult } from './why-fits.ts'

/** Most vendors that are listed although they do not fit. */
const MAX_NEAREST = 3

type Dropped = keyof Context['say']['find']['nearest']

/** Says that nothing fits, and lists the vendors that fit if one condition is left out. */
export async function nothingFound(context: Context, searched: Query, silent: VendorProfile[] = []): Promise<Draft> {
  const { say } = context
  const reason = reasonOf(context)
  if (silent.length > 0) return listSilent(reason, silent, context)
  const nearest = await findNearest({ ...context, query: searched })
  if (!nearest) return offerElse(reason, context)
  const results = nearest.vendors.map((vendor) => describeResult(vendor, { ...context, query: nearest.query }))
  return {
    text: [reason, say.find.nearest[nearest.dropped], ...results.map(({ line }) => line)].join('\n'),
    cards: results.map(({ card }) => card),
    quotes: results.flatMap(({ quotes }) => quotes),
    suggestions: [say.suggestions.cheapest, say.suggestions.bestRated],
  }
}

/** Offers the categories. Asks back instead of repeating the last reply. */
function offerElse(reason: string, context: Context): Draft {
  const { query, question } = context
  const last = question.history.findLast(({ role }) => role === 'assistant')?.content
  if (last?.startsWith(reason)) return askBack(context)
  const offer = offerCategories(context)
  const text = query.conditions.categoryIds.length > 0 ? reason : `${reason} ${offer.text}`
  return { text, suggestions: offer.suggestions }
}

/** Lists the vendors whose profiles do not say how many guests they take. They may fit. */
function listSilent(reason: string, silent: readonly VendorProfile[], context: Context): Draft {
  const results = silent.slice(0, MAX_NEAREST).map((vendor) => describeResult(vendor, context))
  return {
    text: [reason, context.say.find.silent, ...results.map(({ line }) => line)].join('\n'),
    cards: results.map(({ card }) => card),
    suggestions: [context.say.suggestions.cheapest, context.say.suggestions.bestRated],
  }
}

/** Says what was not found. Does not deny what profiles may leave out. */
function reasonOf(context: Context): string {
  const { query, say } = context
  const { unknownPlace, features } = query.conditions
  const what = describeSearch(context)
  const words = [...features.map(({ words }) => words), ...query.words].map(plain).join(' ')
  if (query.among) return words ? say.find.noneOfThose(words) : say.find.nothing(what)
  const parts = [say.find.nothing(what)]
  if (unknownPlace) parts.push(say.find.unknownPlace(plain(unknownPlace)))
  else if (words) parts.push(isOnlyWords(query) ? say.find.noProfileSays(words) : say.find.notAll)
  return parts.join(' ')
}

/** Whether a search has no condition beside words, so that it covers all profiles. */
function isOnlyWords({ conditions, words }: Query): boolean {
  const { categoryIds, places, notPlaces, features } = conditions
  const numbers = [conditions.minPrice, conditions.maxPrice, conditions.guests, conditions.minRating]
  const isPlain = numbers.every((value) => value === undefined) && !conditions.onlyDiscounted
  return isPlain && categoryIds.length + places.length + notPlaces.length === 0 && features.length + words.length === 1
}

interface Nearest {
  dropped: Dropped
  query: Query
  vendors: VendorProfile[]
}

/** Leaves out one condition at a time until vendors fit. */
async function findNearest({ query, knowledge }: Context): Promise<Nearest | null> {
  if (query.among) return null
  const partly = query.inherited?.includes('features') ? null : await findPartly(query, knowledge)
  if (partly) return partly
  for (const dropped of inOrder(query)) {
    const relaxed = without(dropped, query)
    if (!relaxed || !isSpecific(relaxed)) continue
    const { vendors } = await knowledge.find({ ...toSearch(relaxed), limit: MAX_NEAREST })
    if (vendors.length > 0) return { dropped, query: relaxed, vendors }
  }
  return null
}

const ORDER = ['words', 'price', 'discount', 'rating', 'places', 'features', 'guests', 'except'] as const
const CONDITIONS_OF: Partial<Record<Dropped, readonly (keyof VendorConditions)[]>> = {
  price: ['minPrice', 'maxPrice'],
  rating: ['minRating'],
  places: ['places'],
  features: ['features'],
  guests: ['guests', 'maxCapacity'],
}

/** The order in which a search without results drops its conditions: those of earlier questions first. */
function inOrder({ inherited = [] }: Query): Dropped[] {
  const isInherited = (dropped: Dropped) => CONDITIONS_OF[dropped]?.some((name) => inherited.includes(name)) ?? false
  return ORDER.toSorted((a, b) => Number(isInherited(b)) - Number(isInherited(a)))
}

/** Finds vendors with one of several features. */
async function findPartly(query: Query, knowledge: Context['knowledge']): Promise<Nearest | null> {
  const { features } = query.conditions
  if (features.length < 2) return null
  const queries = features.map((feature) => ({ ...query, conditions: { ...query.conditions, features: [feature] } }))
  const found = await Promise.all(queries.map((one) => knowledge.find({ ...toSearch(one), limit: 2 })))
  const vendors = new Map(found.flatMap((one) => one.vendors).map((vendor) => [vendor.id, vendor]))
  return vendors.size > 0 ? { dropped: 'partly', query, vendors: [...vendors.values()].slice(0, MAX_NEAREST) } : null
}

/** Returns the query without a condition. Null if the query does not have the condition. */
function without(dropped: Dropped, query: Query): Query | null {
  const { conditions } = query
  const replace = (changes: Partial<VendorConditions>, sort = query.sort) => ({
    ...query,
    sort,
    conditions: { ...conditions, ...changes },
  })
  switch (dropped) {
    case 'partly':
      return null
    case 'words':
      return query.words.length > 0 ? { ...query, words: [] } : null
    case 'price': {
      const { minPrice, maxPrice } = conditions
      if (minPrice === undefined && maxPrice === undefined) return null
      return replace({ minPrice: undefined, maxPrice: undefined }, maxPrice === undefined ? 'dearest' : 'cheapest')
    }
    case 'discount':
      return conditions.onlyDiscounted ? replace({ onlyDiscounted: false }) : null
    case 'rating':
      return conditions.minRating === undefined ? null : replace({ minRating: undefined }, 'best-rated')
    case 'features':
      return conditions.features.length > 0 ? { ...replace({ features: [] }), words: [] } : null
    case 'guests': {
      if (conditions.guests === undefined && conditions.maxCapacity === undefined) return null
      return replace(
        { guests: undefined, maxCapacity: undefined },
        conditions.guests === undefined ? 'smallest' : 'largest',
      )
    }
    case 'places': {
      if (conditions.places.length === 0 && !conditions.unknownPlace) return null
      return replace({ places: [], unknownPlace: undefined })
    }
    case 'except':
      return query.exceptIds.length > 0 ? { ...query, exceptIds: [] } : null
  }
}

/** Whether a query still asks for a kind of vendor. Otherwise its results would be arbitrary vendors. */
function isSpecific({ conditions, words }: Query): boolean {
  return conditions.categoryIds.length > 0 || conditions.features.length > 0 || words.length > 0
}
