import type { Meaning } from '../lexicon/meaning.ts'
import { fold } from '../text/tokenize.ts'
import type { Grammar } from '../vocabulary.ts'
import type { Span } from './reading.ts'

/** The minimum number of letters before the ending of an adjective or a participle. */
const MIN_STEM = 3

const adjectives = new WeakMap<Grammar, ReadonlySet<string>>()

/** Whether all words of a phrase are adjectives, which only describe a noun next to them. */
export function isDescription({ start, end }: Span, text: string, grammar: Grammar): boolean {
  return wordsOf(text.slice(start, end)).every((word) => isAdjective(word, grammar))
}

/** Whether an unknown phrase names nothing visible: a single participle, or a lower-case word of a German prompt. */
export function isSideWord({ start, end }: Span, text: string, grammar: Grammar): boolean {
  const phrase = text.slice(start, end)
  if (grammar.capitalNouns && /\s\p{Lu}/u.test(text)) return !/\p{Lu}/u.test(phrase)
  const [word = '', ...others] = wordsOf(phrase)
  return others.length === 0 && (isListed(word, grammar) || hasEnding(word, grammar.participleEndings))
}

/**
 * Whether an unknown word before a general noun makes it a different thing, as in "kente cloth" or "coffee ceremony".
 */
export function joinsUnknown({ role }: Meaning): boolean {
  return role === 'event' || role === 'target' || role === 'generic'
}

function isAdjective(word: string, grammar: Grammar): boolean {
  return isListed(word, grammar) || hasEnding(word, grammar.adjectiveEndings)
}

function isListed(word: string, grammar: Grammar): boolean {
  const known = adjectives.get(grammar) ?? new Set(grammar.adjectives?.split(', '))
  adjectives.set(grammar, known)
  return known.has(fold(word))
}

/** Whether a lower-case word ends in one of the given endings. Capitalised words are names and do not match. */
function hasEnding(word: string, endings: readonly string[] = []): boolean {
  if (/^\p{Lu}/u.test(word)) return false
  return endings.some((ending) => word.length >= ending.length + MIN_STEM && word.endsWith(ending))
}

function wordsOf(phrase: string): string[] {
  return phrase.split(/[\s-]+/)
}
