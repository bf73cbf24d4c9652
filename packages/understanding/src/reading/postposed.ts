import type { Lexicon } from '../lexicon/lexicon.ts'
import type { MeaningOf } from '../lexicon/meaning.ts'
import { longestMatch } from '../lexicon/trie.ts'
import { type Token, tokenize } from '../text/tokenize.ts'
import { isUnknown, meaningOf, type Segment } from './segment.ts'

/**
 * Joins an adjective that follows a verb with its noun, if both together name a concept: "the arch should be round"
 * names a round arch.
 */
export function joinPostposed(segments: readonly Segment[], text: string, lexicon: Lexicon): Segment[] {
  const joined = [...segments]
  for (const adjective of segments) {
    if (!isAdjective(adjective)) continue
    const at = joined.indexOf(adjective)
    const noun = nounBefore(joined, at)
    const facts = noun && conceptOf(noun, adjective, text, lexicon)
    if (!facts) continue
    joined.splice(at, 1)
    joined.splice(joined.indexOf(noun), 1, { ...noun, meanings: [facts] })
  }
  return joined
}

function isAdjective(segment: Segment): boolean {
  return isUnknown(segment) || (['quality', 'bigger', 'smaller'] as const).some((role) => meaningOf(segment, role))
}

/** Returns the last noun before a position within the same clause. */
function nounBefore(segments: readonly Segment[], at: number): Segment | undefined {
  for (let i = at; i > 0; i--) {
    if (segments[i]?.after) return undefined
    const previous = segments[i - 1] as Segment
    if (meaningOf(previous, 'facts') || meaningOf(previous, 'generic')) return previous
    if (!meaningOf(previous, 'verb') && !meaningOf(previous, 'filler')) return undefined
    if (meaningOf(previous, 'negation')) return undefined
  }
  return undefined
}

function conceptOf(noun: Segment, adjective: Segment, text: string, lexicon: Lexicon): MeaningOf<'facts'> | undefined {
  const [word] = wordsOf(adjective, text)
  const nouns = wordsOf(noun, text)
  const [first, last] = [nouns[0], nouns.at(-1)]
  if (!word || !first || !last) return undefined
  for (const pair of [
    [word, last],
    [first, word],
  ]) {
    const match = longestMatch(lexicon.root, pair, 0, lexicon.formsOf, (_meanings, length) => length === 2)
    const facts = match?.meanings.find((meaning) => meaning.role === 'facts')
    if (facts) return facts
  }
  return undefined
}

function wordsOf({ start, end }: Segment, text: string): Token[] {
  return tokenize(text.slice(start, end)).map((token) => ({ ...token, after: '' }))
}
