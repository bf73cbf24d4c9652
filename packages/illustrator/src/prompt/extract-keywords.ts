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
// Allows word endings after a pattern.
const KEYWORDS = PATTERNS.map(({ source }) => new RegExp(`\\p{L}*(?:${source})\\p{L}*`, 'gu'))

/**
 * Returns the words of a prompt that name a place, flowers, a style or things, in their order. Omits excluded things
 * and all other words.
 */
export function extractKeywords(text: string): string[] {
  const { wanted } = splitNegatives(text.toLowerCase())
  const found = KEYWORDS.flatMap((words) => [...wanted.matchAll(words)])
  const keywords = new Set<string>()
  let end = 0
  for (const { index, 0: words } of found.sort((a, b) => a.index - b.index || b[0].length - a[0].length)) {
    // "Wine country" must not match "country" as well.
    if (index < end) continue
    end = index + words.length
    keywords.add(words)
  }
  return [...keywords]
}
