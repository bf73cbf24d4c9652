import type { Lexicon } from '../lexicon/lexicon.ts'
import { meaningOf, type Segment } from '../reading/segment.ts'
import { RELATION_WORDS } from '../relations/words.ts'
import { fold, tokenize } from '../text/tokenize.ts'

/** Whether an edit places something relative to the couple, as in "an arch behind us", so that the couple is there. */
export function isPlacedByCouple(
  segments: readonly Segment[],
  text: string,
  { vocabulary: { grammar, language } }: Lexicon,
): boolean {
  const couple = phrasesIn(grammar.wearer.couple ?? '')
  const relations = Object.values(RELATION_WORDS[language]).flatMap(phrasesIn)
  return segments.some((segment, at) => {
    const words = ` ${wordsOf(text.slice(segment.start, segment.end))}`
    if (meaningOf(segment, 'side')) return couple.some((name) => words.endsWith(` ${name}`))
    if (!couple.includes(words.trim())) return false
    const before = ` ${wordsOf(text.slice(segments[at - 2]?.start ?? 0, segment.start))}`
    return relations.some((relation) => before.endsWith(` ${relation}`))
  })
}

function phrasesIn(words: string): string[] {
  return words.split(',').map(wordsOf).filter(Boolean)
}

function wordsOf(text: string): string {
  return tokenize(text)
    .map(({ word }) => fold(word))
    .join(' ')
}
