import type { VendorDetail } from '@vowkit/sdk-core/contract'
import type { Catalogue } from './catalogue.ts'
import { KIND_WORDS } from './kinds.ts'
import type { Understood } from './understand.ts'
import { FILLERS, findPhrase, wordsIn } from './words.ts'

const OF_NO_USE = new Set(['the', 'and', 'of', 'a', 'by', 'co', 'llc', 'inc'])

/** Finds the vendors that a message names, at most two. Tolerates typos. */
export async function findNamedVendors(message: string, catalogue: Catalogue): Promise<VendorDetail[]> {
  const words = wordsIn(message)
  const telling = words.filter((word) => word.length > 1 && !OF_NO_USE.has(word))
  const candidates = await catalogue.named(telling)
  const said = candidates
    .map(({ id, name }) => ({ id, words: nameWords(name) }))
    .filter((candidate) => isNamed(candidate.words, words))
    .sort((a, b) => b.words.length - a.words.length)
  const found = await Promise.all(said.slice(0, 2).map(({ id }) => catalogue.vendor(id)))
  return found.filter((vendor) => vendor !== null)
}

/** Removes the name of a vendor from a question. */
export function withoutName(question: Understood, { business_name }: VendorDetail): Understood {
  const name = nameWords(business_name)
  const isOfName = (word: string) =>
    findPhrase([word], [word]) === 0 && name.some((part) => findPhrase([word], [part]) === 0)
  return {
    ...question,
    kinds: [],
    words: question.words.filter((word) => !isOfName(word)),
    details: question.details.filter((detail) => !wordsIn(detail).every(isOfName)),
    rest: question.rest.filter((word) => !isOfName(word)),
  }
}

function nameWords(name: string): string[] {
  return wordsIn(name).filter((word) => !OF_NO_USE.has(word))
}

/**
 * Whether a message contains a vendor's name. If the name is a single common word, the message must consist of the name
 * only.
 */
function isNamed(name: readonly string[], words: readonly string[]): boolean {
  const spoken = words.filter((word) => !OF_NO_USE.has(word))
  const [only] = name
  if (name.length === 0 || only === undefined) return false
  if (name.length === 1) {
    const isCommon = FILLERS.has(only) || KIND_WORDS.includes(only)
    return isCommon ? spoken.length === 1 && spoken[0] === only : findPhrase(spoken, name) >= 0
  }
  return findPhrase(spoken, name) >= 0
}
