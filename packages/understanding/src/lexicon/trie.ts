import type { Token } from '../text/tokenize.ts'
import type { Meaning } from './meaning.ts'

export interface TrieNode {
  children: Map<string, TrieNode>
  meanings: Meaning[]
}

export type FormsOf = (word: string) => readonly string[]

export function createNode(): TrieNode {
  return { children: new Map(), meanings: [] }
}

/**
 * Adds a phrase to the trie. The other forms of each word are added too, so that plurals match singulars and vice
 * versa. Forms that are fillers, such as the French "ma" of "mas", are not added.
 */
export function addPhrase(
  root: TrieNode,
  words: readonly string[],
  meaning: Meaning,
  formsOf: FormsOf,
  fillers: ReadonlySet<string>,
): void {
  let node = root
  for (const word of words) {
    const next: TrieNode = node.children.get(word) ?? createNode()
    for (const form of formsOf(word)) {
      if (!node.children.has(form) && !fillers.has(form)) node.children.set(form, next)
    }
    node.children.set(word, next)
    node = next
  }
  node.meanings.push(meaning)
}

export interface Match {
  length: number
  meanings: readonly Meaning[]
}

/** Whether a node is a negation. A negation has no plural: the Spanish "nos" is not a form of "no". */
function isNegation({ meanings }: TrieNode): boolean {
  return meanings.some(({ role }) => role === 'negation')
}

/** The most letters of a negation that matches only in its own form. Longer ones are inflected, such as "keinen". */
const SHORT = 2

/**
 * Returns the longest phrase that starts at the given word and has a meaning that passes the filter. A word has the
 * qualities of all its forms: "pequeñas" is a comparative, and its singular also names a quality.
 */
export function longestMatch(
  root: TrieNode,
  tokens: readonly Token[],
  from: number,
  formsOf: FormsOf,
  accepts: (meanings: readonly Meaning[], length: number) => boolean,
): Match | undefined {
  let best: Match | undefined
  const visit = (node: TrieNode, length: number): void => {
    if (length > (best?.length ?? 0) && node.meanings.length && accepts(node.meanings, length)) {
      best = { length, meanings: node.meanings }
    } else if (best && length === best.length) {
      const qualities = node.meanings.filter(({ role }) => role === 'quality')
      if (qualities.length) best = { length, meanings: [...best.meanings, ...qualities] }
    }
    const token = tokens[from + length]
    if (!token || (length && token.after)) return
    const exact = node.children.get(token.word)
    if (exact) visit(exact, length + 1)
    for (const form of formsOf(token.word)) {
      const child = node.children.get(form)
      if (child && child !== exact && !(form.length <= SHORT && isNegation(child))) visit(child, length + 1)
    }
  }
  visit(root, 0)
  return best
}
