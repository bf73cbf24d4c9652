import type { Catalogue, VendorOrder } from './catalogue.ts'
import type { EnglishMessage } from './english-message.ts'
import { findKinds } from './kinds.ts'
import { type PriceRange, readPrice } from './read-price.ts'
import { FILLERS, findPhrase, memoize, wordsIn } from './words.ts'

/** A parsed question to the assistant, with the conditions of a vendor search. */
export interface Understood {
  /** The question, translated to English. */
  text: string
  /** Returns the original words, in the visitor's language, for words of the translation. */
  asSaid(words: readonly string[]): string
  words: string[]
  /** Ids of the vendor categories that the question names. */
  kinds: number[]
  /** Places in the question that occur in vendors' profiles. */
  places: string[]
  /** A place in the question that occurs in no vendor's profile. */
  farPlace: string | null
  price: PriceRange
  order: VendorOrder | null
  reduced: boolean
  /** Words to search for in vendors' texts, such as "vegan" or "peonies". */
  details: string[]
  /** The remaining significant words of the question. */
  rest: string[]
}

const ORDERS: [RegExp, VendorOrder][] = [
  [
    /\b(cheap\w*|affordable|inexpensive|low(er|est)?[ -](cost|priced?|budget)|lowest|budget[ -]friendly|on a budget|less expensive)\b/i,
    'cheap',
  ],
  [/\b(luxur\w+|high[ -]end|most expensive|priciest|premium|fancy|upscale)\b/i, 'dear'],
  [
    /\b(best|top|highest|(best|well|highly)[ -]?(rated|reviewed)|(good|great) (ratings?|reviews?)|most (popular|loved))\b/i,
    'rated',
  ],
]
const REDUCED =
  /\b(deals?|discount\w*|offers?|on sale|sales?|specials?|promo\w*|bargains?|savings?|save money|reduced)\b/i

/** Maps alternative names of places to the names that vendors use. */
const ALIASES: Record<string, string> = { sf: 'San Francisco', 'san fran': 'San Francisco', frisco: 'San Francisco' }
/** Names of the whole supported area. These names do not narrow a search. */
const EVERYWHERE = ['northern california', 'norcal', 'bay area', 'california', 'ca', 'wine country', 'usa']
/** Words that follow "in" but are not places, as in "in Spanish". */
const NO_PLACES = new Set([
  'spanish',
  'english',
  'french',
  'german',
  'chinese',
  'mandarin',
  'hindi',
  'total',
  'advance',
  'general',
  'person',
  'stock',
  'mind',
  'season',
])
const BEFORE_PLACE = new Set(['in', 'near', 'around', 'from', 'at', 'outside', 'by'])

export async function understand(
  { text, asSaid }: EnglishMessage,
  catalogue: Pick<Catalogue, 'categories' | 'places'>,
): Promise<Understood> {
  const words = wordsIn(text)
  const found = findPlaces(words, await catalogue.places())
  const { ids, details, rest } = findKinds(found.rest, await catalogue.categories())
  const far = found.places.length > 0 ? [] : findFarPlace(words, rest)
  return {
    text,
    asSaid,
    words,
    kinds: ids,
    places: found.places,
    farPlace: far.join(' ') || null,
    price: readPrice(text),
    order: ORDERS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    reduced: REDUCED.test(text),
    details,
    rest: rest.filter((word) => !FILLERS.has(word) && !far.includes(word) && !/^\d/.test(word)),
  }
}

/** All names of places, longest name first. Names of the whole supported area map to null. */
const phrasesOf = memoize((known: readonly string[]) => {
  const named: [string, string | null][] = [
    ...known.map((place): [string, string] => [place, place]),
    ...Object.entries(ALIASES),
    ...EVERYWHERE.map((name): [string, null] => [name, null]),
  ]
  return named
    .map(([name, place]) => ({ phrase: wordsIn(name), place }))
    .sort((a, b) => b.phrase.length - a.phrase.length)
})

function findPlaces(words: readonly string[], known: readonly string[]): { places: string[]; rest: string[] } {
  const rest = [...words]
  const places = new Set<string>()
  for (const { phrase, place } of phrasesOf(known)) {
    const at = findPhrase(rest, phrase)
    if (at < 0) continue
    // Replaces the matched words with gaps, so that separate words do not become a phrase.
    rest.fill('', at, at + phrase.length)
    if (place) places.add(place)
  }
  return { places: [...places], rest: rest.filter(Boolean) }
}

/** Returns the words after a preposition such as "in" that are not a known place. */
function findFarPlace(words: readonly string[], rest: readonly string[]): string[] {
  const isPart = (word = '') => rest.includes(word) && !FILLERS.has(word) && !NO_PLACES.has(word) && !/^\d/.test(word)
  const at = words.findIndex((word, i) => BEFORE_PLACE.has(word) && isPart(words[i + 1]))
  if (at < 0) return []
  const after = words.slice(at + 1)
  const end = after.findIndex((word) => !isPart(word))
  return after.slice(0, end < 0 ? 3 : Math.min(end, 3))
}
