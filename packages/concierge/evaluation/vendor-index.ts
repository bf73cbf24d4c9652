import type { VendorProfile } from '../src/facts/profile.ts'
import { type SearchFields, toSearchFields, weightedRating } from '../src/facts/search-fields.ts'
import type { VendorResults, VendorSearch } from '../src/knowledge.ts'
import type { FeatureCondition, SortOrder, VendorConditions } from '../src/questions/query.ts'
import { stem } from '../src/questions/stem.ts'

/** The largest total that a search reports. */
const MAX_TOTAL = 600

interface Entry {
  profile: VendorProfile
  fields: SearchFields
  /** The stems of all words of the profile. */
  stems: ReadonlySet<string>
  rating: number
}

export interface VendorIndex {
  find(search: VendorSearch): VendorResults
}

export function createVendorIndex(profiles: readonly VendorProfile[]): VendorIndex {
  const entries = profiles.map(toEntry)
  return {
    find({ conditions, sort, limit, words = [], among, except = [] }) {
      const meeting = entries.filter(
        (entry) =>
          (!among || among.includes(entry.profile.id)) &&
          !except.includes(entry.profile.id) &&
          meets(entry, conditions),
      )
      const all = meeting.filter(({ stems }) => words.every((word) => contains(stems, word)))
      const some = meeting.filter(({ stems }) => words.some((word) => contains(stems, word)))
      const found = words.length === 0 ? meeting : all.length > 0 ? all : some
      // More words come first, as in a full-text search.
      const saidIn = ({ stems }: Entry) => (sort === 'match' ? words.filter((word) => contains(stems, word)).length : 0)
      const sorted = found.toSorted(
        (a, b) =>
          compare(saidIn(b), saidIn(a)) ||
          compare(located(b, conditions), located(a, conditions)) ||
          compare(Number(isUnsure(a, conditions)), Number(isUnsure(b, conditions))) ||
          compare(sortKey(a, sort, conditions), sortKey(b, sort, conditions)) ||
          compare(b.rating, a.rating) ||
          a.profile.id - b.profile.id,
      )
      return {
        total: Math.min(sorted.length, MAX_TOTAL),
        vendors: sorted.slice(0, limit).map(({ profile }) => profile),
      }
    },
  }
}

function toEntry(profile: VendorProfile): Entry {
  const { stars, reviewCount, about, services, packages, faqs, name } = profile
  const texts = [
    name,
    ...about,
    ...services,
    ...packages.flatMap((deal) => [deal.name, deal.description]),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ]
  const sum = ([1, 2, 3, 4, 5] as const).reduce((total, star) => total + star * stars[star], 0)
  return {
    profile,
    fields: toSearchFields(profile.facts, packages, profile.location),
    stems: new Set(stemsOf(texts.join(' '))),
    rating: reviewCount > 0 ? weightedRating(sum, reviewCount) : 0,
  }
}

function meets(entry: Entry, conditions: VendorConditions): boolean {
  const { profile, fields, stems } = entry
  const { categoryIds, places, notPlaces, guests, maxCapacity, features, minRating } = conditions
  return (
    (categoryIds.length === 0 || categoryIds.some((id) => profile.categoryIds.includes(id))) &&
    (places.length === 0 ||
      places.some((place) => isAt(fields, place) || fields.areas.includes(place.toLowerCase()))) &&
    !notPlaces.some((place) => isAt(fields, place)) &&
    (guests === undefined || ((fields.capacity ?? guests) >= guests && (fields.minGuests ?? 0) <= guests)) &&
    (maxCapacity === undefined || (fields.capacity !== null && fields.capacity <= maxCapacity)) &&
    features.every((feature) => hasFeature(fields, stems, feature)) &&
    (!conditions.onlyDiscounted || fields.saved > 0) &&
    (minRating === undefined || (profile.rating !== null && profile.rating >= minRating)) &&
    (!hasPrice(conditions) || pricesOf(fields, conditions).length > 0)
  )
}

const hasPrice = ({ minPrice, maxPrice }: VendorConditions) => minPrice !== undefined || maxPrice !== undefined

const isAt = ({ towns }: SearchFields, place: string) => towns.includes(place.toLowerCase())

function hasFeature(
  fields: SearchFields,
  stems: ReadonlySet<string>,
  { topic, words, wanted }: FeatureCondition,
): boolean {
  if (topic === null) return contains(stems, words) === wanted
  return fields.offers.includes(topic) === wanted
}

/** Returns the prices of packages that fit the number of guests and the range of prices. */
function pricesOf(
  { deals }: SearchFields,
  { guests, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, per }: VendorConditions,
): number[] {
  return deals
    .filter(({ maxGuests }) => guests === undefined || maxGuests === null || maxGuests >= guests)
    .flatMap(
      ({ price, guestPrice, hourPrice }) => (per === 'guest' ? guestPrice : per === 'hour' ? hourPrice : price) ?? [],
    )
    .filter((price) => price >= minPrice && price <= maxPrice)
}

const located = ({ fields }: Entry, { places }: VendorConditions) => Number(places.some((place) => isAt(fields, place)))

/** Whether the profile does not say how many guests fit. */
const isUnsure = ({ fields }: Entry, { guests }: VendorConditions) => guests !== undefined && fields.capacity === null

function sortKey({ profile, fields, rating }: Entry, sort: SortOrder, conditions: VendorConditions): number {
  const prices = pricesOf(fields, conditions)
  const last = Number.POSITIVE_INFINITY
  switch (sort) {
    case 'cheapest':
      return Math.min(last, ...prices)
    case 'dearest':
      return prices.length > 0 ? -Math.max(...prices) : last
    case 'most-reviewed':
      return -profile.reviewCount
    case 'largest':
      return fields.capacity === null ? last : -fields.capacity
    case 'smallest':
      return fields.capacity ?? last
    case 'discount':
      return -fields.saved
    case 'worst-rated':
      return rating === 0 ? last : rating
    case 'match':
    case 'best-rated':
      return 0
  }
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).map((word) =>
    stem(word.normalize('NFD').replace(/[\p{M}'’]/gu, ''), 'en'),
  )

const contains = (stems: ReadonlySet<string>, words: string) => stemsOf(words).every((stem) => stems.has(stem))
