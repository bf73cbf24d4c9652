import type { VendorProfile } from '../facts/profile.ts'
import type { Knowledge, VendorSearch } from '../knowledge.ts'
import type { Query } from '../questions/query.ts'
import { servesGuests, sizeOf } from './capacity.ts'
import { cheapestPackage, meets } from './packages.ts'
import { rankByWords, SAYS_ALL, SAYS_PART, saysTogether } from './relevance.ts'
import { MAX_RESULTS, toSearch } from './to-search.ts'

/** The vendors that a search found. */
export interface Found {
  vendors: VendorProfile[]
  /** The number of vendors that match. */
  total: number
  /**
   * What the profiles of the vendors do not say, although the search asks for it. `part`: the profiles contain some of
   * the words. `words`: none of them.
   */
  unsaid?: 'size' | 'feature' | 'part' | 'words'
  /** The search without the words that only describe the question. */
  searched: Query
  /** Vendors of the same kind whose profiles do not say how many guests they take, if no vendor matches. */
  silent?: VendorProfile[]
}

/** Profiles that are read to tell vendors that state a condition from vendors that do not contradict it. */
const MAX_READ = 40
/** The best matches of a full-text search that are read to rank them. */
const MAX_RANKED = 16

/**
 * Searches for vendors. Words that nothing explains rank the vendors that meet the conditions. If no profile contains
 * them, they describe the question and not the vendor.
 */
export async function search(query: Query, knowledge: Knowledge): Promise<Found> {
  const found = await searchStrictly(query, knowledge)
  const { features, guests } = query.conditions
  const isHint = query.isCategoryHint && guests === undefined && features.length + query.things.length > 0
  if (!isHint || (found.vendors.length > 0 && found.unsaid !== 'words')) return found
  // Ignores a category that the question does not name: "a beach permit" does not ask for venues.
  const anywhere = await searchStrictly({ ...query, conditions: { ...query.conditions, categoryIds: [] } }, knowledge)
  const isBetter = found.vendors.length === 0 || anywhere.unsaid === undefined
  return anywhere.vendors.length > 0 && isBetter ? anywhere : found
}

async function searchStrictly(query: Query, knowledge: Knowledge): Promise<Found> {
  const nothing = { vendors: [], total: 0, searched: query }
  if (query.conditions.unknownPlace && query.conditions.places.length === 0) return nothing
  if (query.words.length === 0) return { ...(await findByConditions(query, knowledge)), searched: query }
  const saying = await findSaying(query, knowledge)
  if (saying) return saying
  const together = await findTogether(query, knowledge)
  if (together) return together
  const bySome = query.conditions.features.length > 0 ? await findSayingSome(query, knowledge) : null
  if (bySome) return bySome
  if (!hasConditions(query)) return nothing
  const searched: Query = { ...query, words: [] }
  const found = await findByConditions(searched, knowledge)
  if (query.things.length === 0) return { ...(await withSayingFirst(query, found, knowledge)), searched }
  const isUnsaid = query.things.length > 0 && found.vendors.length > 0
  return { ...(isUnsaid && { unsaid: 'words' }), ...found, searched }
}

/** Puts the vendors first whose profiles contain the words, although the words are no condition. */
async function withSayingFirst(
  query: Query,
  found: FoundByConditions,
  knowledge: Knowledge,
): Promise<FoundByConditions> {
  const limit = toSearch(query).limit
  if (query.sort !== 'match' || found.vendors.length < limit) return found
  const { vendors } = await knowledge.find({ ...toSearch(query), limit: MAX_RANKED })
  const ranked = rankByWords(vendors, query.words, query).filter(({ coverage }) => coverage >= SAYS_PART)
  const first = ranked.map(({ vendor }) => vendor).slice(0, limit)
  const others = found.vendors.filter(({ id }) => !first.some((one) => one.id === id))
  return { ...found, vendors: [...first, ...others].slice(0, limit) }
}

type FoundByConditions = Omit<Found, 'searched'>

/** Whether a search has a condition beside words, so that its results are not arbitrary without them. */
function hasConditions({ conditions, among }: Query): boolean {
  const { categoryIds, features, guests, maxCapacity } = conditions
  return categoryIds.length + features.length > 0 || among !== undefined || (guests ?? maxCapacity) !== undefined
}

/** Finds the vendors that meet all conditions and whose profiles contain the words, or at least most of them. */
async function findSaying(query: Query, knowledge: Knowledge): Promise<Found | null> {
  const { vendors } = await knowledge.find({ ...toSearch(query), limit: MAX_RANKED })
  const ranked = rankByWords(vendors, query.words, query)
  const best = ranked[0]?.coverage ?? 0
  // Verbs alone tell what the couple does, as in "where can we celebrate?" They are no condition beside others.
  if (best < SAYS_PART || (query.things.length === 0 && hasConditions(query))) return null
  const saying = ranked.filter(({ coverage }) => coverage >= Math.min(best, SAYS_ALL))
  const ids = saying.map(({ vendor }) => vendor.id)
  const found = await findByConditions({ ...query, words: [], among: ids }, knowledge)
  const inOrder = query.sort === 'match' ? byId(found.vendors, ids) : found.vendors
  if (best >= SAYS_ALL) return { ...found, vendors: inOrder, searched: query }
  const filled = await filledUp(inOrder, query, knowledge)
  return { ...found, vendors: filled, searched: query, unsaid: 'part' }
}

/** Finds vendors with one text that has the features and the things of a question: "a tent that survives wind". */
async function findTogether(query: Query, knowledge: Knowledge): Promise<Found | null> {
  const { features } = query.conditions
  const isWanted = features.length > 0 && features.every(({ wanted, isAbsence }) => wanted && !isAbsence)
  if (!isWanted || query.things.length === 0 || query.language !== 'en') return null
  const words = [...features.flatMap((feature) => feature.words.toLowerCase().split(/\s+/)), ...query.things]
  const asked = toSearch({ ...query, words, conditions: { ...query.conditions, features: [] } })
  const { vendors } = await knowledge.find({ ...asked, limit: MAX_READ })
  const saying = vendors.filter((vendor) => saysTogether(vendor, words))
  if (saying.length === 0) return null
  return { vendors: saying.slice(0, asked.limit), total: saying.length, searched: query }
}

/** What vendors of all kinds do. Other words of a question say more: "a bar that can be set up on grass". */
const GENERIC: ReadonlySet<string> = new Set(['setup', 'delivery', 'travel'])

/** Finds vendors with the words, although no fact states the features: "a bar that can be set up on grass". */
async function findSayingSome(query: Query, knowledge: Knowledge): Promise<Found | null> {
  const { features } = query.conditions
  const isGeneric = features.every(({ topic, wanted }) => wanted && topic !== null && GENERIC.has(topic))
  const { vendors } = await findByConditions({ ...query, words: [] }, knowledge)
  if (vendors.length > 0 && !isGeneric) return null
  const found = await findSaying({ ...query, conditions: { ...query.conditions, features: [] } }, knowledge)
  if (vendors.length > 0 && found?.unsaid !== undefined) return null
  return found && { ...found, searched: query, unsaid: 'part' }
}

/** Appends vendors that meet the conditions to those whose profiles contain some of the words. */
async function filledUp(
  vendors: readonly VendorProfile[],
  query: Query,
  knowledge: Knowledge,
): Promise<VendorProfile[]> {
  const { limit } = toSearch(query)
  if (!hasConditions(query) || vendors.length >= limit) return [...vendors]
  const others = await findByConditions({ ...query, words: [] }, knowledge)
  const known = vendors.map(({ id }) => id)
  return [...vendors, ...others.vendors.filter(({ id }) => !known.includes(id))].slice(0, limit)
}

function byId(vendors: readonly VendorProfile[], ids: readonly number[]): VendorProfile[] {
  return vendors.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/**
 * Searches by conditions alone. Vendors that state the number of guests and the absence of a feature come before
 * vendors that say nothing on it.
 */
async function findByConditions(query: Query, knowledge: Knowledge): Promise<FoundByConditions> {
  const { guests, features, isMinOfLowest, minPrice = 0 } = query.conditions
  const asked = toSearch(query)
  if (isMinOfLowest) {
    const { vendors } = await knowledge.find({ ...asked, limit: MAX_READ })
    const fitting = vendors.filter((vendor) => (cheapestPackage(vendor)?.price ?? 0) >= minPrice)
    return { vendors: fitting.slice(0, asked.limit), total: fitting.length }
  }
  if (query.conditions.coverage) {
    const { vendors } = await knowledge.find({ ...asked, limit: MAX_READ })
    const fitting = vendors.filter(({ packages }) => packages.some((item) => meets(item, query.conditions)))
    if (fitting.length > 0) return { vendors: fitting.slice(0, asked.limit), total: fitting.length }
    const { coverage: _, ...conditions } = query.conditions
    return { ...(await findByConditions({ ...query, conditions }, knowledge)), unsaid: 'part' }
  }
  const unwanted = features.filter(({ wanted }) => !wanted)
  if (guests === undefined && unwanted.length === 0) {
    const found = await findRanked(asked, knowledge)
    const isEnough = features.length === 0 || found.vendors.length >= (features.length > 1 ? asked.limit : 1)
    return isEnough ? found : withFeatureWords(query, found, knowledge)
  }
  const { vendors, total } = await knowledge.find({ ...asked, limit: MAX_READ })
  const isSized = (vendor: VendorProfile) => guests === undefined || servesGuests(vendor, guests, query.terms) === true
  const states = (vendor: VendorProfile) =>
    unwanted.every(({ topic }) => vendor.facts.some((fact) => fact.topic === topic && topic && fact.polarity === 'no'))
  const sure = vendors.filter((vendor) => isSized(vendor) && states(vendor))
  if (sure.length > 0) return { vendors: sure.slice(0, asked.limit), total: sure.length }
  if (vendors.length === 0) return { vendors, total }
  if (unwanted.length > 0 && !vendors.some(states)) {
    const sized = vendors.filter(isSized)
    const known = query.conditions.categoryIds.length === 0 ? [] : sized.length > 0 ? sized : vendors
    const all = guests === undefined ? total : known.length
    return { vendors: known.slice(0, MAX_RESULTS), total: known.length && all, unsaid: 'feature' }
  }
  const unsaid =
    guests === undefined ? vendors : vendors.filter((vendor) => servesGuests(vendor, guests, query.terms) === undefined)
  if (guests !== undefined && (await isSizeKnown(query, knowledge))) return { vendors: [], total: 0, silent: unsaid }
  return { vendors: unsaid.slice(0, asked.limit), total: unsaid.length, unsaid: 'size' }
}

/** Adds vendors whose texts have the words of all features, although no fact states one of them. */
async function withFeatureWords(
  query: Query,
  found: FoundByConditions,
  knowledge: Knowledge,
): Promise<FoundByConditions> {
  const saying = await findByFeatureWords(query, knowledge)
  const others = saying.vendors.filter(({ id }) => !found.vendors.some((vendor) => vendor.id === id))
  const vendors = [...found.vendors, ...others].slice(0, toSearch(query).limit)
  return { vendors, total: found.total + others.length }
}

/** Looks for the words of features in the texts of profiles, because not every text is stated as a fact. */
async function findByFeatureWords(query: Query, knowledge: Knowledge): Promise<FoundByConditions> {
  // A profile that mentions nuts is not free of nuts.
  if (query.conditions.features.some(({ isAbsence }) => isAbsence)) return { vendors: [], total: 0 }
  const words = query.conditions.features.flatMap((feature) => feature.words.toLowerCase().split(/\s+/))
  const conditions = { ...query.conditions, features: [] }
  const { vendors } = await knowledge.find({ ...toSearch({ ...query, conditions, words }), limit: MAX_READ })
  const wanted = query.conditions.features.flatMap(({ wanted, topic }) => (wanted && topic ? [topic] : []))
  const denies = ({ facts }: VendorProfile) =>
    facts.some(({ topic = '', polarity }) => polarity === 'no' && wanted.includes(topic))
  const saying = rankByWords(vendors, words, { ...query, things: words })
    .filter(({ vendor, coverage }) => coverage >= SAYS_ALL && saysTogether(vendor, words) && !denies(vendor))
    .map(({ vendor }) => vendor)
  return { vendors: saying.slice(0, MAX_RESULTS), total: saying.length }
}

/**
 * Ranks by the average that replies name. The search ranks by an average that is weighted with the number of reviews,
 * so it is read more deeply.
 */
async function findRanked(asked: VendorSearch, knowledge: Knowledge): Promise<FoundByConditions> {
  const sign = asked.sort === 'best-rated' ? -1 : 1
  if (asked.sort !== 'best-rated' && asked.sort !== 'worst-rated') return knowledge.find(asked)
  const { vendors, total } = await knowledge.find({ ...asked, limit: MAX_READ })
  const rated = vendors.filter(({ rating }) => rating !== null)
  const sorted = rated.sort(
    (a, b) => sign * ((a.rating ?? 0) - (b.rating ?? 0)) || b.reviewCount - a.reviewCount || a.id - b.id,
  )
  return { vendors: (sorted.length > 0 ? sorted : vendors).slice(0, asked.limit), total }
}

/** Whether vendors of the same kind say how many guests they take. */
async function isSizeKnown({ conditions }: Query, knowledge: Knowledge): Promise<boolean> {
  if (conditions.categoryIds.length === 0) return false
  const { vendors } = await knowledge.find({
    conditions: { categoryIds: conditions.categoryIds, places: [], notPlaces: [], features: [] },
    sort: 'largest',
    limit: 1,
  })
  return vendors.some((vendor) => sizeOf(vendor) !== undefined)
}
