import type { QualityName } from '../concepts.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning, MeaningOf } from '../lexicon/meaning.ts'
import { longestMatch } from '../lexicon/trie.ts'
import { isCjk, type Token } from '../text/tokenize.ts'
import type { QualitySpan } from './reading.ts'
import { refinedRef } from './refine.ts'

/**
 * Returns the quality in a phrase whose other words name the same concept: "vintage" in "vintage car". A phrase such as
 * "paper lanterns" has none, because "lanterns" is another concept.
 */
export function findQualities(
  tokens: readonly Token[],
  meanings: readonly Meaning[],
  lexicon: Lexicon,
): readonly QualitySpan[] {
  const facts = meanings.filter((meaning) => meaning.role === 'facts')
  const [fact] = facts
  if (!fact || facts.length > 1) return []
  for (let length = 1; length < tokens.length; length++) {
    for (let at = 0; at <= tokens.length - length; at++) {
      const words = tokens.slice(at, at + length)
      const quality = meaningsOf(words, lexicon).find((meaning) => meaning.role === 'quality')
      const [first, last] = [words[0], words.at(-1)]
      if (!quality || !first || !last || isCharacter(words)) continue
      const rest = tokens.toSpliced(at, length)
      const isRest = (meaning: Meaning) => isSameConcept(meaning, fact) || isKindOf(meaning, fact, quality.name)
      if (!meaningsOf(rest, lexicon).some(isRest)) continue
      return [{ name: quality.name, start: first.start, end: last.end }]
    }
  }
  return []
}

/** Returns the meanings of exactly these words. */
function meaningsOf(tokens: readonly Token[], { root, formsOf }: Lexicon): readonly Meaning[] {
  return longestMatch(root, tokens, 0, formsOf, (_meanings, length) => length === tokens.length)?.meanings ?? []
}

function isSameConcept(meaning: Meaning, { facts }: MeaningOf<'facts'>): boolean {
  if (meaning.role !== 'facts' || meaning.facts.length !== facts.length) return false
  return meaning.facts.every(({ kind, name }, i) => kind === facts[i]?.kind && name === facts[i]?.name)
}

/**
 * Whether a general noun names the kind of a concept, and the quality is not what makes the concept: "small" is a
 * quality in "small tables", but "round" is none in "round tables".
 */
function isKindOf(meaning: Meaning, { facts }: MeaningOf<'facts'>, quality: QualityName): boolean {
  const [fact] = facts
  if (meaning.role !== 'generic' || !fact || facts.length > 1 || meaning.kind !== fact.kind) return false
  return refinedRef(meaning.kind, quality) !== `${fact.kind}:${fact.name}`
}

/** Whether a quality is one Chinese character, which is often a part of the word, as in "大象" (elephant). */
function isCharacter([first, ...others]: readonly Token[]): boolean {
  return first !== undefined && others.length === 0 && isCjk(first.word)
}
