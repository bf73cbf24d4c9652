import type { Meaning } from '../lexicon/meaning.ts'

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
