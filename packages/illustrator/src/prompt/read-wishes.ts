import { splitNegatives } from './split-negatives.ts'
import { STYLE_NAMES } from './styles.ts'
import { COMPOSITION_WORDS, FLOWER_WORDS, LEAF_WORDS, SETTING_WORDS, STRING_LIGHT_WORDS } from './words.ts'

const { cake, stationery, music } = COMPOSITION_WORDS
const PATTERNS = [
  ...Object.values(SETTING_WORDS),
  ...Object.values(FLOWER_WORDS),
  ...Object.values(LEAF_WORDS),
  ...STYLE_NAMES.map((name) => new RegExp(`\\b${name.toLowerCase()}\\b`)),
  ...[cake, stationery, music, STRING_LIGHT_WORDS, /\bbouquets?\b/].filter((pattern) => pattern !== undefined),
]
// A pattern may be the beginning of a word.
const WISHES = PATTERNS.map(({ source }) => new RegExp(`\\p{L}*(?:${source})\\p{L}*`, 'gu'))

/**
 * The words with which a prompt asks for a place, flowers, a style or things, as they stand in it and in their order. What
 * it refuses, and what says nothing of the kind, is left out.
 */
export function readWishes(text: string): string[] {
  const { wanted } = splitNegatives(text.toLowerCase())
  const found = WISHES.flatMap((words) => [...wanted.matchAll(words)])
  const wishes = new Set<string>()
  let end = 0
  for (const { index, 0: words } of found.sort((a, b) => a.index - b.index || b[0].length - a[0].length)) {
    // "Wine country" does not ask for the country too.
    if (index < end) continue
    end = index + words.length
    wishes.add(words)
  }
  return [...wishes]
}
