import type { ColourName } from './colours.ts'
import type { DetailName, QualityName } from './concepts.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { addPhrase, createNode, longestMatch, type TrieNode } from './lexicon/trie.ts'
import { tokenize } from './text/tokenize.ts'
import type { Vocabulary, Words } from './vocabulary.ts'

/** What a venue or a thing shows by itself: a part, a state, a quality or a colour. */
export type Detail = DetailName | QualityName | ColourName

/**
 * Whether a phrase names only these details, apart from words that only connect them: "tall brick walls" of a loft that
 * is tall and has walls of brick.
 */
export function namesDetails(phrase: string, details: readonly Detail[], vocabulary: Vocabulary): boolean {
  const { formsOf } = lexiconOf(vocabulary)
  const named = trieOf(details.map((detail) => wordsOf(detail, vocabulary)).filter(Boolean), vocabulary)
  const connecting = trieOf(connectingWords(vocabulary), vocabulary)
  const tokens = tokenize(phrase)
  // "In the windows" says where something is, which the windows alone do not show.
  if (longestMatch(trieOf([vocabulary.grammar.places], vocabulary), tokens, 0, formsOf, () => true)) return false
  const accepts = () => true
  let isNamed = false
  for (let at = 0; at < tokens.length; ) {
    const detail = longestMatch(named, tokens, at, formsOf, accepts)
    const match = detail ?? longestMatch(connecting, tokens, at, formsOf, accepts)
    if (!match) return false
    isNamed ||= detail !== undefined
    at += match.length
  }
  return isNamed
}

function wordsOf(detail: Detail, { details, qualities, colours }: Vocabulary): Words {
  const tables: Partial<Record<Detail, Words>>[] = [details, qualities, colours]
  return tables.map((table) => table[detail] ?? '').join(', ')
}

function connectingWords({ grammar }: Vocabulary): Words[] {
  return [grammar.fillers, grammar.singles ?? '', grammar.places, grammar.of, grammar.and]
}

function trieOf(lists: readonly Words[], vocabulary: Vocabulary): TrieNode {
  const root = createNode()
  const { formsOf } = lexiconOf(vocabulary)
  for (const phrase of lists.flatMap((words) => words.split(','))) {
    const words = tokenize(phrase).map(({ word }) => word)
    if (words.length > 0) addPhrase(root, words, { role: 'unknown' }, formsOf, new Set())
  }
  return root
}
