import type { Meaning } from '../lexicon/meaning.ts'
import type { Item } from './reading.ts'

/**
 * Whether an unknown word before a general noun makes it a different thing, as in "kente cloth" or "coffee ceremony".
 */
export function joinsUnknown({ role }: Meaning): boolean {
  return role === 'event' || role === 'target' || role === 'generic'
}

/** Returns the start of a compound with hyphens, such as "gold-rimmed", which contains the word at an offset. */
export function startOfCompound(text: string, start: number): number {
  return start - (/[\p{L}\p{N}-]*-$/u.exec(text.slice(0, start))?.[0].length ?? 0)
}

/** Things whose singular before another noun names a kind of the other noun. "Garden soiree" still names a garden. */
const FIRST_PARTS: ReadonlySet<string> = new Set(['object', 'flower', 'leaf', 'attire', 'structure'])
/** Endings of words that are no nouns, such as "cascading", and of plurals, which start no compound. */
const VERB = /(ing|ed|ly)$/
const PLURAL = /[^s]s$/

/** Whether an English word is a participle or an adverb. */
export function isVerbForm(word: string): boolean {
  return VERB.test(word)
}

/** Whether a singular noun and the word after it are an English compound, as in "peony soap". */
export function isCompound({ facts, unwanted, side, qualities }: Item, noun: string, next: string): boolean {
  if (unwanted || side || qualities?.length || facts.length === 0 || PLURAL.test(noun)) return false
  if (isVerbForm(next) || /^\p{Lu}/u.test(next)) return false
  return facts.every(({ kind }) => FIRST_PARTS.has(kind))
}
