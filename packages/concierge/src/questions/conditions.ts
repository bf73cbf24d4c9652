import type { Amount } from './amounts.ts'
import { isWeakWord } from './categories.ts'
import { readCoverage } from './coverage.ts'
import type { SortOrder, VendorConditions } from './query.ts'
import type { Reading } from './reading.ts'
import { isRealWord } from './real-words.ts'
import { textOf } from './tokens.ts'

/** Reads the conditions of a search from a question alone. */
export function readConditions(reading: Reading): VendorConditions {
  const { categoryIds, features, places, amounts, tags } = reading
  const included = places.filter(({ isExcluded }) => !isExcluded)
  const unknownPlace = included.some(({ isKnown }) => isKnown) ? undefined : readUnknownPlace(reading)
  const money = amounts.filter(({ unit }) => unit === 'money')
  const guests = readGuests(reading)
  const stars = amounts.find(({ unit, value }) => unit === 'stars' && value <= 5)
  const coverage = readCoverage(reading)
  const weAre = tags.any('cue', 'we-are')
  const isLimit = guests?.bound === 'at-most' && !weAre
  return {
    categoryIds,
    places: [...new Set(included.flatMap(({ places }) => places))],
    notPlaces: [...new Set(places.filter(({ isExcluded }) => isExcluded).flatMap(({ places }) => places))],
    ...(unknownPlace && { unknownPlace }),
    ...priceRange(money),
    ...(money.some(({ bound }) => bound === 'min') && startsAt(reading) && { isMinOfLowest: true }),
    ...(money.length > 0 && readPer(reading)),
    ...(guests && (isLimit ? { maxCapacity: guests.value } : { guests: guests.value })),
    ...(coverage && { coverage }),
    features,
    ...(tags.any('cue', 'on-sale') && { onlyDiscounted: true }),
    ...(stars && { minRating: stars.value }),
  }
}

/** The number of guests. Adds up "40 adults and 12 kids". */
export function readGuests({ amounts, tokens }: Reading): Pick<Amount, 'value' | 'bound'> | undefined {
  const [first, ...others] = amounts.filter(({ unit }) => unit === 'guests')
  const isAdded = ({ at, length }: Amount) =>
    /^(?:\+|and|plus|&)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:kids|children|toddlers|babies)$/.test(tokens[at + length]?.word ?? '')
  return first && { ...first, value: others.filter(isAdded).reduce((sum, { value }) => sum + value, first.value) }
}

function priceRange(money: Reading['amounts']): Pick<VendorConditions, 'minPrice' | 'maxPrice'> {
  const range: { minPrice?: number; maxPrice?: number } = {}
  for (const { value, bound, from } of money) {
    if (from !== undefined) range.minPrice = from
    if (bound === 'min') range.minPrice = value
    else range.maxPrice = value
  }
  return range
}

/** "Which florists start at more than $1,000?" */
function startsAt({ tokens, language }: Reading): boolean {
  return (
    language === 'en' &&
    tokens.some(({ word }) => /^(?:start|starts|starting|begin|begins|cheapest|lowest)$/.test(word))
  )
}

function readPer({ tags }: Reading): Pick<VendorConditions, 'per'> {
  if (tags.any('cue', 'per-guest')) return { per: 'guest' }
  if (tags.any('cue', 'per-hour')) return { per: 'hour' }
  return tags.any('cue', 'in-total') ? { per: 'total' } : {}
}

/** Prepositions that only places, dates and manners follow. */
const BEFORE_PLACE = new Set([
  'in',
  'near',
  'around',
  'outside',
  'en',
  'a',
  'cerca',
  'pres',
  'nahe',
  'bei',
  'vicino',
  'em',
  'perto',
  'في',
  'near',
])

/** Returns the words after a preposition of place that nothing else explains. */
function readUnknownPlace({ places, tokens, tags, names, language }: Reading): string | undefined {
  const far = places.find(({ isKnown, isExcluded }) => !isKnown && !isExcluded)
  if (far) return textOf(tokens.slice(far.at, far.at + far.length))
  const isName = (at: number) => {
    const token = tokens[at]
    if (!token || names.has(at) || tags.endOf(at) - at > 1 || !/^\p{L}/u.test(token.word)) return false
    if (tags.matches.some((match) => match.at <= at && at < match.at + match.length)) return false
    return /^\p{Lu}/u.test(token.said) || (language === 'en' && token.word.length > 3 && !isRealWord(token.word))
  }
  // German capitalises all nouns, so that a capital letter shows no place.
  if (language === 'de') return undefined
  for (const [at, { word, endsClause }] of tokens.entries()) {
    if (!BEFORE_PLACE.has(word) || endsClause || !isName(at + 1)) continue
    let end = at + 2
    while (end < at + 4 && !tokens[end - 1]?.endsClause && isName(end)) end++
    return textOf(tokens.slice(at + 1, end))
  }
  return undefined
}

const SORTS: Readonly<Record<string, SortOrder>> = { cheaper: 'cheapest' }
const KNOWN_SORTS: readonly SortOrder[] = [
  'cheapest',
  'dearest',
  'best-rated',
  'most-reviewed',
  'largest',
  'smallest',
  'worst-rated',
  'discount',
]

/** Reads the order of results. The first word of an order counts. */
export function readSort({ tags, tokens }: Reading): SortOrder {
  for (const { tags: meanings } of tags.matches) {
    const name = meanings.find(({ kind }) => kind === 'sort')?.name
    if (name === undefined) continue
    return SORTS[name] ?? KNOWN_SORTS.find((sort) => sort === name) ?? 'match'
  }
  return readSuperlative({ tokens, tags })
}

const MONEY = /^(?:price|priced|cost|costs|charge|charges|ask|asks|pay|money|dollars|bucks|fee|rate|starting)$/
/** Superlatives that stand apart from what they compare: "who charges the least", "the biggest crowd". */
const SUPERLATIVES: readonly (readonly [RegExp, RegExp, SortOrder])[] = [
  [/^(?:least|lowest|smallest|littlest|minimum)$/, MONEY, 'cheapest'],
  [
    /^(?:most|highest|biggest|largest)$/,
    /^(?:off|discount|discounted|reduced|reduction|saving|savings|save)$/,
    'discount',
  ],
  [/^(?:most|highest|maximum)$/, MONEY, 'dearest'],
  [
    /^(?:most|best|highest)$/,
    /^(?:like|liked|love|loved|rate|rated|rating|ratings|stars|recommended|reviews|reviewed)$/,
    'best-rated',
  ],
  [
    /^(?:most|biggest|largest|max|maximum|highest)$/,
    /^(?:people|guests|crowd|crowds|pax|seats|party|parties|capacity|room|persons)$/,
    'largest',
  ],
  [/^(?:fewest|smallest|least)$/, /^(?:people|guests|crowd|pax|seats|party|capacity)$/, 'smallest'],
]
/** How far a superlative may stand from what it compares. */
const MAX_GAP = 5

/** "The fattest discount" */
function isSuperlative(at: number, tokens: Reading['tokens'], tags: Reading['tags']): boolean {
  const isTagged = tags.matches.some((match) => match.at <= at && at < match.at + match.length)
  return !isTagged && /^\p{L}{3,}est$/u.test(tokens[at]?.word ?? '')
}

function readSuperlative({ tokens, tags }: Pick<Reading, 'tokens' | 'tags'>): SortOrder {
  for (const [at, { word }] of tokens.entries())
    for (const [superlative, noun, sort] of SUPERLATIVES) {
      if (!superlative.test(word) && !(sort === 'discount' && isSuperlative(at, tokens, tags))) continue
      const near = tokens.slice(Math.max(0, at - MAX_GAP), at + MAX_GAP + 1)
      if (near.some((token) => token.word !== word && noun.test(token.word))) return sort
    }
  return 'match'
}

const MAX_LIMIT = 10

/** Reads how many vendors the question asks for: "the two cheapest", "top 3", "best and second best". */
export function readLimit({ tags, tokens, amounts }: Reading): number | undefined {
  for (const { at, length, value, unit } of amounts) {
    if (unit !== null || value > MAX_LIMIT || value < 1 || !Number.isInteger(value)) continue
    const isBeside = [at - 2, at - 1, at + length, at + length + 1].some((near) => tags.has(near, 'sort'))
    const next = tokens[at + length]?.word ?? ''
    if (isBeside || (tags.has(at + length, 'category') && !isWeakWord(next))) return value
  }
  // "The two most expensive"
  const isPair = tags.matches.some(({ at, length }) => tags.has(at, 'cue', 'both') && tags.has(at + length, 'sort'))
  if (isPair) return 2
  const isSecond = tags.any('ordinal', '1') && tags.any('sort') && tokens.length > 3
  const isThird = tags.any('ordinal', '2') && tags.any('sort')
  return isThird ? 3 : isSecond ? 2 : undefined
}
