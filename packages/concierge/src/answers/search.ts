import type { VendorProfile } from '../facts/profile.ts'
import type { Knowledge, VendorSearch } from '../knowledge.ts'
import type { Query } from '../questions/query.ts'
import { servesGuests, sizeOf } from './capacity.ts'
import { allStemsOf } from './stems.ts'
import { MAX_RESULTS, toSearch } from './to-search.ts'

/** The vendors that a search found. */
export interface Found {
  vendors: VendorProfile[]
  /** The number of vendors that match. */
  total: number
  /** What the profiles of the vendors do not say, although the search asks for it. */
  unsaid?: 'size' | 'feature' | 'words'
  /** Vendors of the same kind whose profiles do not say how many guests they take, if no vendor matches. */
  silent?: VendorProfile[]
}

/** Profiles that are read to tell vendors that state a condition from vendors that do not contradict it. */
const MAX_READ = 40

/**
 * Searches for vendors. Vendors that state the number of guests and the absence of a feature come before vendors that
 * say nothing on it.
 */
export async function search(query: Query, knowledge: Knowledge): Promise<Found> {
  const { guests, features } = query.conditions
  if (query.conditions.unknownPlace && query.conditions.places.length === 0) return { vendors: [], total: 0 }
  const asked = toSearch(query)
  const unwanted = features.filter(({ wanted }) => !wanted)
  if (guests === undefined && unwanted.length === 0) {
    const found = await findRanked(asked, knowledge)
    if (found.vendors.length === 0 && features.length > 0) return findByWords(query, knowledge)
    const isPartial = asked.words !== undefined && !found.vendors.some((vendor) => hasWords(vendor, query.words))
    // Without a category, vendors with a part of the words are arbitrary.
    if (isPartial && query.conditions.categoryIds.length + features.length === 0) return { vendors: [], total: 0 }
    return { vendors: found.vendors, total: found.total, ...(isPartial && { unsaid: 'words' }) }
  }
  const { vendors, total } = await knowledge.find({ ...asked, limit: MAX_READ })
  const isSized = (vendor: VendorProfile) => guests === undefined || servesGuests(vendor, guests, query.terms) === true
  const states = (vendor: VendorProfile) =>
    unwanted.every(({ topic }) => vendor.facts.some((fact) => fact.topic === topic && topic && fact.polarity === 'no'))
  const sure = vendors.filter((vendor) => isSized(vendor) && states(vendor))
  if (sure.length > 0) return { vendors: sure.slice(0, asked.limit), total: sure.length }
  if (vendors.length === 0) return { vendors, total }
  if (unwanted.length > 0 && !vendors.some(states)) {
    const known = query.conditions.categoryIds.length > 0 ? vendors : []
    return { vendors: known.slice(0, MAX_RESULTS), total: known.length && total, unsaid: 'feature' }
  }
  const unsaid =
    guests === undefined ? vendors : vendors.filter((vendor) => servesGuests(vendor, guests, query.terms) === undefined)
  if (guests !== undefined && (await isSizeKnown(query, knowledge))) return { vendors: [], total: 0, silent: unsaid }
  return { vendors: unsaid.slice(0, asked.limit), total: unsaid.length, unsaid: 'size' }
}

/** Looks for the words of features in the texts of profiles, because not every text is stated as a fact. */
async function findByWords(query: Query, knowledge: Knowledge): Promise<Found> {
  const words = [...query.words, ...query.conditions.features.flatMap((feature) => feature.words.split(/\s+/))]
  const conditions = { ...query.conditions, features: [] }
  const { vendors } = await knowledge.find({ ...toSearch({ ...query, conditions, words }), limit: MAX_READ })
  const wanted = query.conditions.features.flatMap(({ wanted, topic }) => (wanted && topic ? [topic] : []))
  const denies = ({ facts }: VendorProfile) =>
    facts.some(({ topic = '', polarity }) => polarity === 'no' && wanted.includes(topic))
  const saying = vendors.filter((vendor) => hasWords(vendor, words) && !denies(vendor))
  return { vendors: saying.slice(0, MAX_RESULTS), total: saying.length }
}

/**
 * Ranks by the average that replies name. The search ranks by an average that is weighted with the number of reviews,
 * so it is read more deeply.
 */
async function findRanked(asked: VendorSearch, knowledge: Knowledge): Promise<Found> {
  const sign = asked.sort === 'best-rated' ? -1 : 1
  if (asked.sort !== 'best-rated' && asked.sort !== 'worst-rated') return knowledge.find(asked)
  const { vendors, total } = await knowledge.find({ ...asked, limit: MAX_READ })
  const rated = vendors.filter(({ rating }) => rating !== null)
  const sorted = rated.sort(
    (a, b) => sign * ((a.rating ?? 0) - (b.rating ?? 0)) || b.reviewCount - a.reviewCount || a.id - b.id,
  )
  return { vendors: (sorted.length > 0 ? sorted : vendors).slice(0, asked.limit), total }
}

/** Whether the texts of a profile contain all words of a search. */
export function hasWords({ name, about, services, packages, faqs }: VendorProfile, words: readonly string[]): boolean {
  const deals = packages.flatMap((item) => [item.name, item.description])
  const answers = faqs.flatMap(({ question, answer }) => [question, answer])
  const stems = new Set(allStemsOf([name, ...about, ...services, ...deals, ...answers].join(' ')))
  return words.flatMap(allStemsOf).every((stem) => stems.has(stem))
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
