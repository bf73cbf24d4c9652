import type { VendorProfile } from '../facts/profile.ts'
import type { Query } from '../questions/query.ts'
import { bold, plain, profileLink } from '../text.ts'
import { aboutVendors } from './about-vendor.ts'
import { compareVendors } from './compare.ts'
import type { Context, Draft } from './context.ts'
import { describeSearch } from './describe-search.ts'
import { findByAspect } from './find-by-aspect.ts'
import { findByRareWord } from './find-by-rare-word.ts'
import { nothingFound } from './find-nearest.ts'
import { offerCategories } from './offer-categories.ts'
import { cheapestPackage } from './packages.ts'
import { hasWords } from './relevance.ts'
import { type Found, search } from './search.ts'
import { showExamples } from './show-examples.ts'
import { MAX_RESULTS } from './to-search.ts'
import { describeResult, sharedValue, sortNumber, sortValue } from './why-fits.ts'

/** Most vendors whose aspects a reply to a search describes. */
const MAX_DESCRIBED = 2

/** Lists the vendors that a search finds, with the reasons why they fit. */
export async function findVendors(asked: Context): Promise<Draft> {
  const context = { ...asked, query: withoutAdverbs(asked.query) }
  const { query, knowledge } = context
  if (isEmpty(query)) return offerCategories(context)
  if (isRankingOfFew(query)) return compareVendors(context)
  if (asksOfFew(query)) return aboutVendors({ ...context, query: { ...query, vendorIds: query.among ?? [] } })
  const byAspect = await findByAspect(context)
  if (byAspect) return byAspect
  const adapted = await withCheaperThan(context)
  const found = await search(adapted.query, knowledge)
  if (found.vendors.length === 0 && isVague(query)) return showExamples(context)
  if (found.vendors.length === 0) {
    const { words } = found.searched
    return nothingFound({ ...context, query: { ...query, words } }, { ...adapted.query, words }, found.silent)
  }
  if (query.beyond !== undefined) return listBeyond(query.beyond, found, context)
  const person = found.unsaid === 'words' ? await findByRareWord(query, knowledge) : null
  if (person !== null) return aboutVendors({ ...context, query: { ...query, vendorIds: [person] } })
  const few = fewFound(query, found)
  if (few.length > 0) return describeFound(context, few)
  return listVendors(context, found)
}

/** Lists the vendors that come before a vendor in an order. If none does, that vendor is the first itself. */
async function listBeyond(id: number, found: Found, context: Context): Promise<Draft> {
  const { query, knowledge, say } = context
  const [reference] = await knowledge.profiles([id])
  const limit = reference && sortNumber(reference, context)
  if (!reference || limit == null || query.sort === 'match') return listVendors(context, found)
  const sign = query.sort === 'cheapest' || query.sort === 'smallest' ? -1 : 1
  const vendors = found.vendors.filter(
    (vendor) => sign * ((sortNumber(vendor, context) ?? sign * -Infinity) - limit) > 0,
  )
  if (vendors.length > 0) return listVendors(context, { ...found, vendors, total: vendors.length })
  return {
    text: `${say.find.top[query.sort](bold(reference.name), sortValue(reference, context))} ${profileLink(id)}`,
    cards: [describeResult(reference, context).card],
  }
}

/** Whether a question names nothing to search for: "show me something special". */
function isVague(query: Query): boolean {
  return (
    query.language === 'en' && query.words.length > 0 && query.things.length === 0 && isEmpty({ ...query, words: [] })
  )
}

/** The one or two vendors that a question about an aspect describes. */
function fewFound(
  { aspects, words: rest, conditions, sort }: Query,
  { vendors, total, unsaid }: Found,
): readonly VendorProfile[] {
  if (aspects.length === 0) return []
  if (total === 1 && unsaid === 'words') return vendors
  if (unsaid || sort !== 'match') return []
  const words = [...rest, ...conditions.features.flatMap((feature) => (feature.wanted ? [feature.words] : []))]
  const described = words.length > 0 ? vendors.filter((vendor) => hasWords(vendor, words)) : vendors
  if (words.length > 0 && described.length > 0 && described.length <= MAX_DESCRIBED) return described
  return total <= MAX_DESCRIBED ? vendors : []
}

/** Answers what a question asks of the few vendors that it describes: "how long does the embroidery take?" */
function describeFound(context: Context, vendors: readonly VendorProfile[]): Promise<Draft> {
  return aboutVendors({ ...context, query: { ...context.query, vendorIds: vendors.map(({ id }) => id) } })
}

/** Creates the reply that lists vendors. */
function listVendors(asked: Context, { vendors: found, total, unsaid, searched }: Found): Draft {
  const { words, conditions } = searched
  const { categoryIds } = conditions
  const query: Query = { ...asked.query, words, conditions: { ...asked.query.conditions, categoryIds } }
  const context = { ...asked, query }
  const { say } = context
  const vendors = byShownPrice(found, context)
  const results = vendors.map((vendor) => describeResult(vendor, context))
  const rest = query.limit === undefined && !query.among ? total - vendors.length : 0
  const stated = unsaid === 'feature' ? { ...context, query: withoutUnwanted(query) } : context
  const first = introOf(unsaid, asked, stated, vendors, total)
  const lines = [first, ...results.map(({ line }) => line)]
  if (isInOtherWords(query, vendors)) lines.push(say.find.otherWords)
  if (unsaid === 'size') lines.push(say.find.unsureSize)
  if (unsaid === 'feature') lines.push(say.find.unsureFeature(unwantedWords(query)))
  if (rest > 0) lines.push(say.find.more(rest))
  if (query.date) lines.push(say.find.dateNote)
  return {
    text: lines.join('\n'),
    cards: results.map(({ card }) => card),
    quotes: results.flatMap(({ quotes }) => quotes),
    suggestions: suggestionsFor(context, vendors),
  }
}

/** Sorts by the prices of the packages that the words of a question describe. */
function byShownPrice(vendors: readonly VendorProfile[], context: Context): readonly VendorProfile[] {
  const { sort, words } = context.query
  const isDescribed = words.length > 0 || context.query.conditions.coverage !== undefined
  if (!isDescribed || (sort !== 'cheapest' && sort !== 'dearest')) return vendors
  const sign = sort === 'cheapest' ? 1 : -1
  const priceOf = (vendor: VendorProfile) => sortNumber(vendor, context) ?? sign * Number.POSITIVE_INFINITY
  return vendors.toSorted((a, b) => sign * (priceOf(a) - priceOf(b)))
}

/** The first line of a list. If no profile has the words of the question, it says so. */
function introOf(
  unsaid: Found['unsaid'],
  asked: Context,
  stated: Context,
  vendors: readonly VendorProfile[],
  total: number,
): string {
  const { say } = asked
  if (unsaid === 'part') return partly(asked)
  if (unsaid !== 'words') return intro(stated, vendors, total)
  const what = describeSearch({ ...asked, query: { ...stated.query, words: asked.query.things } })
  return [say.find.nothing(what), say.find.notAll, say.find.nearest.features].join(' ')
}

function intro(context: Context, vendors: readonly VendorProfile[], total: number): string {
  const { query, say } = context
  const best = query.sort === 'match' ? '' : rankIntro(context, vendors)
  if (best) return best
  if (query.among) return vendors.length === 1 ? say.find.among : say.find.amongMany
  const what = describeSearch(context)
  return total === 1 ? say.find.foundOne(what) : say.find.found(total, what)
}

/** Names the vendors in the first place of a ranking, with ties. */
function rankIntro(context: Context, vendors: readonly VendorProfile[]): string {
  const { query, say, format } = context
  const [first] = vendors
  if (!first || query.sort === 'match') return ''
  const value = sortValue(first, context)
  if (!value) return ''
  const best = sortNumber(first, context)
  const winners = best === undefined ? [first] : vendors.filter((vendor) => sortNumber(vendor, context) === best)
  const names = format.and(winners.map(({ name }) => bold(name)))
  if (winners.length === 1) return say.find.top[query.sort](names, value)
  return `${say.find.top[query.sort](names, sharedValue(first, context))} ${say.find.tie}`
}

/** Adverbs such as "usually" describe the question, not the vendor. */
function withoutAdverbs(query: Query): Query {
  return { ...query, words: query.words.filter((word) => !/^\p{L}{3,}ly$/u.test(word)) }
}

/** Whether a question ranks the few vendors of the last reply, without further conditions. */
function isRankingOfFew({ among, sort, conditions, words }: Query): boolean {
  const { features, places, minPrice, maxPrice, guests } = conditions
  const isFiltered = [minPrice, maxPrice, guests].some((value) => value !== undefined)
  if (!among || among.length > MAX_RESULTS || sort === 'match') return false
  return !isFiltered && features.length === 0 && places.length === 0 && words.length === 0
}

/** Whether a question asks an aspect of the few vendors of the last reply: "which of them come to my house?" */
function asksOfFew({ among, aspects, sort, conditions }: Query): boolean {
  const { features, places, minPrice, maxPrice, guests } = conditions
  const isFiltered = [minPrice, maxPrice, guests].some((value) => value !== undefined)
  if (!among || among.length > MAX_RESULTS || sort !== 'match' || aspects.length === 0) return false
  return !isFiltered && features.length + places.length === 0
}

/** Replaces "cheaper than those" by a price. */
async function withCheaperThan(context: Context): Promise<Context> {
  const { query, knowledge } = context
  if (!query.cheaperThan) return context
  const prices = (await knowledge.profiles(query.cheaperThan)).map((vendor) => cheapestPackage(vendor)?.price)
  const known = prices.filter((price) => price !== undefined)
  if (known.length === 0) return context
  const maxPrice = Math.max(Math.min(...known) - 1, 0)
  const exceptIds = [...query.exceptIds, ...query.cheaperThan]
  return { ...context, query: { ...query, exceptIds, sort: 'cheapest', conditions: { ...query.conditions, maxPrice } } }
}

function isEmpty({ conditions, words, among, sort }: Query): boolean {
  const { categoryIds, places, unknownPlace, features, minPrice, maxPrice, guests, minRating } = conditions
  const numbers = [minPrice, maxPrice, guests, minRating, conditions.maxCapacity].some((value) => value !== undefined)
  const lists = [categoryIds, places, features, words, conditions.notPlaces, among ?? []].some(
    ({ length }) => length > 0,
  )
  return !numbers && !lists && !unknownPlace && !conditions.onlyDiscounted && sort === 'match'
}

/** Whether the profiles state a feature without the words of the question. Only English words can be compared. */
function isInOtherWords({ conditions, language }: Query, vendors: readonly VendorProfile[]): boolean {
  const wanted = conditions.features.filter((feature) => feature.wanted && feature.topic !== null)
  if (language !== 'en') return false
  return wanted.some(({ words }) => !vendors.some((vendor) => hasWords(vendor, [words])))
}

/**
 * Says that the following profiles have some of the words. Denies only features, because profiles put free words in other
 * words.
 */
function partly(context: Context): string {
  const { find } = context.say
  const what = describeSearch(context)
  const isFactual = context.query.conditions.features.some(({ topic }) => topic !== null)
  return [...(isFactual ? [find.nothing(what), find.notAll] : [find.closest(what)]), find.partly].join(' ')
}

/** The query without the features that no profile denies. The reply says that separately. */
function withoutUnwanted(query: Query): Query {
  const features = query.conditions.features.filter(({ wanted }) => wanted)
  return { ...query, conditions: { ...query.conditions, features } }
}

function unwantedWords({ conditions }: Query): string {
  return plain(conditions.features.flatMap(({ wanted, words }) => (wanted ? [] : [words])).join(', '))
}

function suggestionsFor({ say, query }: Context, vendors: readonly VendorProfile[]): string[] {
  const [first, second] = vendors
  if (!first) return []
  if (!second)
    return [
      say.suggestions.reviews(first.name),
      say.suggestions.deposit(first.name),
      say.suggestions.similar(first.name),
    ]
  const { cheapest, bestRated } = say.suggestions
  return [
    say.suggestions.compare(first.name, second.name),
    ...(query.sort === 'cheapest' ? [] : [cheapest]),
    ...(query.sort === 'best-rated' ? [] : [bestRated]),
  ].slice(0, 3)
}
