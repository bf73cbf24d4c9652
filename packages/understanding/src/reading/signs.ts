import type { Fact } from '../description.ts'
import type { Item } from './reading.ts'
import type { ResolvedSegment } from './resolve.ts'
import { meaningOf } from './segment.ts'

export const SIGNS: ReadonlySet<string> = new Set([
  'neon-sign',
  'welcome-sign',
  'chalkboard',
  'marquee-letters',
  'bunting',
  'flags',
  'seating-chart',
  'invitation',
  'place-cards',
  'menus',
])

/** Sets the text of the last sign without a text. Returns false if there is no such sign. */
export function attachQuote(items: readonly Item[], text: string): boolean {
  const sign = items.flatMap(({ facts }) => facts).findLast(isBlankSign)
  if (sign) sign.text = text
  return Boolean(sign)
}

function isBlankSign(fact: Fact): fact is Fact & { text?: string } {
  return SIGNS.has(fact.name) && fact.kind !== 'colour' && fact.text === undefined
}

/** Returns the unquoted text of a sign, which ends at the next punctuation mark or preposition of place. */
export function signTextAfter(
  text: string,
  segments: readonly ResolvedSegment[],
  at: number,
): { text: string; end: number } | undefined {
  const first = segments[at + 1]
  if (!first || first.quote !== undefined || first.after === '.') return undefined
  let last = first
  for (const segment of segments.slice(at + 2)) {
    if (segment.after || meaningOf(segment, 'places') || meaningOf(segment, 'under') || meaningOf(segment, 'wears'))
      break
    last = segment
  }
  return { text: text.slice(first.start, last.end).trim(), end: last.end }
}

/** Returns the text of a sign if the words before its noun are one of the usual texts, as in "a just married sign". */
export function signTextBefore(text: string, end: number, texts = ''): { text: string; start: number } | undefined {
  const before = text.slice(0, end).replace(/[\s"'-]+$/, '')
  const lower = before.toLowerCase()
  const usual = texts
    .split(', ')
    .filter((words) => words && lower.endsWith(words) && !/[\p{L}\p{N}]$/u.test(lower.slice(0, -words.length)))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!usual) return undefined
  const start = before.length - usual.length
  return { text: capitalize(before.slice(start)), start }
}

const SMALL_WORDS: readonly string[] = ['and', 'the', 'to', 'of', 'und', 'at']

function capitalize(text: string): string {
  return text.replace(/\p{L}+/gu, (word, at) =>
    at > 0 && SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}
