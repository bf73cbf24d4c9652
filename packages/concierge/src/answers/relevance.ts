import type { VendorProfile } from '../facts/profile.ts'
import type { Query, VendorConditions } from '../questions/query.ts'
import { isRelated, snippetsOf, synonymsOf } from './evidence.ts'
import { meets } from './packages.ts'
import { allStemsOf, stemsOf } from './stems.ts'

/** A vendor and the share of the words of a question that its profile contains, from 0 to 1. */
export interface Relevance {
  vendor: VendorProfile
  coverage: number
  /** The same, with a bonus for words in one text. Sorts vendors with equal coverage. */
  rank: number
}

/** From this share on, a profile says what the question asks. */
export const SAYS_ALL = 0.8
/** From this share on, a profile says a part of what the question asks. */
export const SAYS_PART = 0.55

/** The weight of a word that names no thing, such as a verb. */
const NO_THING = 0.4
const RELATED = 0.8
const SYNONYM = 0.7
const TOGETHER = 0.3
/** A profile that has a word in several texts is more about it. */
const OFTEN = 0.1
const MANY = 4

const add = (a: number, b: number) => a + b

/** Sorts vendors by how many of the words their profiles contain. Rare words count more than frequent ones. */
export function rankByWords(
  vendors: readonly VendorProfile[],
  words: readonly string[],
  { things, conditions }: Pick<Query, 'things' | 'conditions'>,
): Relevance[] {
  const texts = vendors.map((vendor) => textsOf(vendor, conditions).map((text) => new Set(allStemsOf(text))))
  const stems = [...new Set(words.flatMap((word) => allStemsOf(word).map((stem) => ({ stem, word }))))]
  const weighted = stems.map(({ stem, word }) => {
    const frequency = texts.filter((all) => all.some((text) => text.has(stem))).length
    const rarity = Math.log(1 + vendors.length / (1 + frequency))
    return { stem, weight: rarity * (things.includes(word) ? 1 : NO_THING) }
  })
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return []
  return vendors
    .map((vendor, i) => {
      const shares = weighted.map(({ stem, weight }) => (texts[i] ?? []).map((text) => weight * matchOf(text, stem)))
      const coverage = shares.reduce((sum, perText) => sum + Math.max(0, ...perText), 0) / total
      const inOne = (texts[i] ?? []).map((_, at) => shares.reduce((sum, perText) => sum + (perText[at] ?? 0), 0))
      const often = shares.map((perText) => Math.min(perText.filter((share) => share > 0).length, MANY)).reduce(add, 0)
      const rank = coverage + (TOGETHER * Math.max(0, ...inOne)) / total + (OFTEN * often) / stems.length
      return { vendor, coverage, rank }
    })
    .sort((a, b) => b.rank - a.rank)
}

/** How well a text contains a word: the word itself, a word of its family, or a synonym. */
function matchOf(text: ReadonlySet<string>, stem: string): number {
  if (text.has(stem)) return 1
  if (synonymsOf(stem).some((synonym) => text.has(synonym))) return SYNONYM
  return [...text].some((word) => isRelated(word, stem)) ? RELATED : 0
}

/** The texts of a profile, without packages that do not meet the price and the number of guests of a search. */
function textsOf(vendor: VendorProfile, conditions: VendorConditions): string[] {
  const packages = vendor.packages.filter((item) => meets(item, conditions))
  const snippets = snippetsOf({ ...vendor, packages }).filter(({ part }) => part !== 'review')
  return [vendor.name, ...snippets.map(({ title = '', text }) => `${title} ${text}`)]
}

/** Whether one text of a profile has all words, or words of the same meaning. */
export function saysTogether(vendor: VendorProfile, words: readonly string[]): boolean {
  const stems = words.flatMap((word) => stemsOf(word))
  const texts = textsOf(vendor, NO_CONDITIONS).map((text) => new Set(allStemsOf(text)))
  return stems.length > 0 && texts.some((text) => stems.every((stem) => matchOf(text, stem) > 0))
}

const NO_CONDITIONS: VendorConditions = { categoryIds: [], places: [], notPlaces: [], features: [] }

/** Whether a profile contains all words of a search. */
export function hasWords(vendor: VendorProfile, words: readonly string[]): boolean {
  const stems = textsOf(vendor, NO_CONDITIONS).flatMap(allStemsOf)
  return words.flatMap(allStemsOf).every((stem) => stems.includes(stem))
}
