import { isCjk } from '../text/tokenize.ts'
import type { Grammar } from '../vocabulary.ts'
import type { FormsOf } from './trie.ts'

const MIN_STEM = 2

/** Creates a function that returns the other forms of a word: its singulars, and the word without a joined prefix. */
export function createForms({ endings, prefixes = [] }: Grammar): FormsOf {
  const cache = new Map<string, readonly string[]>()
  return (word) => {
    const known = cache.get(word)
    if (known) return known
    const forms = isCjk(word) ? [] : [...stripEndings(word, endings)]
    for (const prefix of prefixes) {
      if (!word.startsWith(prefix) || word.length - prefix.length < MIN_STEM) continue
      const bare = word.slice(prefix.length)
      forms.push(bare, ...stripEndings(bare, endings))
    }
    cache.set(word, forms)
    return forms
  }
}

function* stripEndings(word: string, endings: Grammar['endings']): Iterable<string> {
  for (const [ending, replacement] of endings) {
    const stem = word.length - ending.length
    if (stem >= MIN_STEM && word.endsWith(ending)) yield word.slice(0, stem) + replacement
  }
}
