import type { Meaning } from '../lexicon/meaning.ts'
import { fold } from '../text/tokenize.ts'
import type { Grammar } from '../vocabulary.ts'
import { isFamous } from './famous-names.ts'
import type { Span } from './reading.ts'

/** The minimum number of letters before the ending of an adjective or a participle. */
const MIN_STEM = 3

const adjectives = new WeakMap<Grammar, ReadonlySet<string>>()

/**
 * Whether an unknown phrase names nothing visible: a single participle, a lower-case word of a German prompt, or a name.
 * Next to a noun, an adjective or a past participle is visible: "embossed invitations".
 */
export function isSideWord(span: Span, text: string, grammar: Grammar, isBesideNoun: boolean): boolean {
  const phrase = text.slice(span.start, span.end)
  const [word = '', ...others] = phrase.split(/[\s-]+/)
  const isGerman = grammar.capitalNouns && /\s\p{Lu}/u.test(text)
  if (isGerman && !/\p{Lu}/u.test(phrase)) return !(isBesideNoun && hasEnding(word, grammar.adjectiveEndings))
  if (isGerman) return false
  if (isName(span, text)) return true
  if (others.length > 0) return false
  return isListed(word, grammar) || hasEnding(word, isBesideNoun ? grammar.actionEndings : grammar.participleEndings)
}

/** Whether all words of a phrase start with a capital letter although the words around it do not, as in "our dog Bruno". */
function isName({ start, end }: Span, text: string): boolean {
  const before = text.slice(0, start)
  if (/(^|[.!?:\n“"])\s*$/.test(before)) return false
  const words = text.slice(start, end).match(/[\p{L}\p{M}]+/gu) ?? []
  if (isFamous(text.slice(start, end))) return false
  if (words.length === 0 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false
  const others = (before + text.slice(end)).match(/[\p{L}\p{M}]+/gu) ?? []
  return others.filter((word) => /^\p{Lu}/u.test(word)).length * 2 < others.length
}

/**
 * Whether an unknown word before a general noun makes it a different thing, as in "kente cloth" or "coffee ceremony".
 */
export function joinsUnknown({ role }: Meaning): boolean {
  return role === 'event' || role === 'target' || role === 'generic'
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

/** Returns the start of a compound with hyphens, such as "gold-rimmed", which contains the word at an offset. */
export function startOfCompound(text: string, start: number): number {
  return start - (/[\p{L}\p{N}-]*-$/u.exec(text.slice(0, start))?.[0].length ?? 0)
}
