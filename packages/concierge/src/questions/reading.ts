import type { Category, Knowledge } from '../knowledge.ts'
import { type Amount, readAmounts } from './amounts.ts'
import { readCategories } from './categories.ts'
import { readDate } from './dates.ts'
import { readDeadline } from './deadline.ts'
import { readFeatures } from './features.ts'
import { findMatches, type Lexicon, lexiconOf, type Match } from './lexicon.ts'
import { findNamedVendors, type VendorMatch } from './named-vendors.ts'
import { isNegated } from './negation.ts'
import type { PatternHit } from './patterns.ts'
import { findPlaces, gazetteerOf, type PlaceMatch } from './places.ts'
import type { FeatureCondition, QuestionLanguage } from './query.ts'
import { findAllPatterns } from './question-patterns.ts'
import { createTags, type Tags } from './tags.ts'
import { type Token, tokenize } from './tokens.ts'
import { phrasePositions } from './translation/translate.ts'
import { correctTypos } from './typos.ts'

export type PatternGroup = keyof ReturnType<typeof findAllPatterns>

/** The parts of a question that can be read without its conversation. */
export interface Reading {
  language: QuestionLanguage
  text: string
  tokens: readonly Token[]
  tags: Tags
  vendors: readonly (VendorMatch & { isExcluded: boolean })[]
  places: readonly (PlaceMatch & { isExcluded: boolean })[]
  amounts: readonly Amount[]
  date: string | undefined
  /** The first day after a deadline that the question names. */
  before: string | undefined
  categoryIds: readonly number[]
  /** The categories that words name. Empty if only topics hint at a category. */
  namedCategoryIds: readonly number[]
  /** The words for what vendors of the categories do: "who plans weddings?" */
  deedWords: ReadonlySet<number>
  /** Whether only a topic or a deed hints at the category. */
  isHintedCategory: boolean
  /** Whether words name the category only by what its vendors make: "music". */
  isWeakCategory: boolean
  features: readonly FeatureCondition[]
  patterns: Readonly<Record<PatternGroup, readonly PatternHit[]>>
  /** The positions of the words of vendors and places. */
  names: ReadonlySet<number>
}

/** What is the same for all questions of a conversation. */
export interface Catalogue {
  categories: readonly Category[]
  places: readonly string[]
  today: string
}

export function readText(
  text: string,
  language: QuestionLanguage,
  candidates: Awaited<ReturnType<Knowledge['named']>>,
  { categories, places, today }: Catalogue,
): Reading {
  const lexicon = lexiconOf(language)
  const gazetteer = gazetteerOf(places, language)
  const raw = tokenize(text)
  const rawPlaces = positionsOf(findPlaces(raw, gazetteer, new Set()))
  const named = findNamedVendors(raw, candidates, new Set([...rawPlaces, ...phrasePositions(raw, language)]))
  const vendorTokens = positionsOf(named)
  const tokens = correctTypos(raw, lexicon, gazetteer, vendorTokens)
  const located = findPlaces(tokens, gazetteer, vendorTokens)
  const names = positionsOf([...named, ...located])
  const tags = createTags(findAllMatches(tokens, lexicon, names))
  const patterns = findAllPatterns(tokens, language, names)
  const read = readCategories({ tokens, tags, names, deeds: patterns.deeds }, categories)
  const date = readDate(text, tokens, tags, language, today)
  const isExcluded = ({ at }: { at: number }) => isNegated(at, tokens, tags, names)
  return {
    language,
    text,
    tokens,
    tags,
    vendors: named.map((vendor) => ({ ...vendor, isExcluded: isExcluded(vendor) })),
    places: located.map((place) => ({ ...place, isExcluded: isExcluded(place) })),
    amounts: readAmounts(tokens, tags, names),
    date,
    before: readDeadline(text, language, date, today),
    categoryIds: read.ids,
    isHintedCategory: read.isHinted,
    isWeakCategory: read.isWeak,
    deedWords: deedWordsOf(patterns.deeds, read.ids, categories),
    namedCategoryIds: read.isHint ? [] : read.ids,
    features: readFeatures(tokens, tags, names, named.length > 0),
    patterns,
    names,
  }
}

function deedWordsOf(
  deeds: readonly PatternHit[],
  ids: readonly number[],
  categories: readonly Category[],
): Set<number> {
  const titles = categories.filter(({ id }) => ids.includes(id)).map(({ title }) => title.toLowerCase())
  return new Set(deeds.flatMap(({ name, tokens }) => (titles.includes(name) ? [...tokens] : [])))
}

/** Finds the phrases of the language, and English names of categories and topics in the remaining words. */
function findAllMatches(tokens: readonly Token[], lexicon: Lexicon, names: ReadonlySet<number>): Match[] {
  const own = findMatches(tokens, lexicon, names)
  if (lexicon.language === 'en') return own
  const taken = new Set([...names, ...positionsOf(own)])
  const english = findMatches(tokens, lexiconOf('en'), taken, ({ kind }) => kind === 'category' || kind === 'topic')
  return [...own, ...english].sort((a, b) => a.at - b.at)
}

function positionsOf(spans: readonly { at: number; length: number }[]): Set<number> {
  return new Set(spans.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
}
