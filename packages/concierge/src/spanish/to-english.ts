import type { EnglishMessage } from '../english-message.ts'
import { memoize, wordsIn } from '../words.ts'
import { GRAMMAR } from './grammar.ts'
import { SITE } from './site.ts'
import { WEDDING } from './wedding.ts'

/** A dictionary entry: a Spanish phrase without accents, and its English translation. */
interface Entry {
  words: string[]
  english: string
}

const ENTRIES: Entry[] = [GRAMMAR, WEDDING, SITE].flatMap(readEntries)

/** Spanish words that are also part of names in other languages. */
const IN_NAMES = new Set(['de', 'del', 'el', 'la', 'los', 'las', 'y', 'san'])

/** Words that indicate that a text is Spanish. */
export const SPANISH_WORDS: ReadonlySet<string> = new Set(
  ENTRIES.flatMap(({ words }) => words).filter((word) => !IN_NAMES.has(word)),
)

/** The dictionary entries by the stem of their first word, longest entry first. */
const entriesByRoot = memoize((entries: readonly Entry[]) => {
  const byRoot = new Map<string, Entry[]>()
  for (const entry of entries.toSorted((a, b) => b.words.length - a.words.length)) {
    const root = rootOf(entry.words[0] ?? '')
    byRoot.set(root, [...(byRoot.get(root) ?? []), entry])
  }
  return byRoot
})

/** Translates the phrases of a Spanish question that the dictionary contains. Other words are unchanged. */
export function toEnglish(message: string): EnglishMessage {
  const tokens = message.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []
  const said = new Map<string, string>()
  let text = ''
  for (let at = 0; at < tokens.length; ) {
    const found = findAt(tokens, at)
    if (!found) {
      const token = tokens[at++] ?? ''
      for (const word of wordsIn(token)) said.set(word, token)
      text += token
      continue
    }
    text += found.english
    said.set(found.english, tokens.slice(at, found.end).join(''))
    at = found.end
  }
  return { text: toEnglishNumbers(text), asSaid: (words) => words.map((word) => said.get(word) ?? word).join(' ') }
}

/** Finds the longest dictionary entry that starts at a token, and the position after the entry. */
function findAt(tokens: readonly string[], at: number): { english: string; end: number } | null {
  const [first = ''] = wordsIn(tokens[at] ?? '')
  const candidates = entriesByRoot(ENTRIES).get(rootOf(first)) ?? []
  const found = candidates.flatMap((entry) => {
    const end = endOf(entry.words, tokens, at)
    return end === null ? [] : [{ ...entry, end, isExact: entry.words[0] === first }]
  })
  const longest = found.filter(({ words }) => words.length === found[0]?.words.length)
  return longest.find(({ isExact }) => isExact) ?? longest[0] ?? null
}

/**
 * Returns the position after a phrase that starts at a token. Returns null if the text differs. Only spaces may
 * separate the words.
 */
function endOf(phrase: readonly string[], tokens: readonly string[], at: number): number | null {
  for (const [index, word] of phrase.entries()) {
    const [said = ''] = wordsIn(tokens[at + 2 * index] ?? '')
    if (index > 0 && tokens[at + 2 * index - 1]?.trim() !== '') return null
    if (said !== word && (said.length < 5 || rootOf(said) !== rootOf(word))) return null
  }
  return at + 2 * phrase.length - 1
}

/** Removes plural, gender and pronoun endings from words of five or more letters. */
function rootOf(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(?<=[aei]r)(?:l[aeo]s?|[mt]e|nos)$/, '')
    .replace(/s$/, '')
    .replace(/[aeo]$/, '')
}

/** Converts Spanish numbers such as "3.000" and "3 mil" to English notation. */
function toEnglishNumbers(text: string): string {
  return text.replace(/(\d)\.(\d{3})(?!\d)/g, '$1,$2').replace(/(\d)\s*mil\b/gi, '$1k')
}

function readEntries(lines: string): Entry[] {
  return lines
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [spanish = '', english = ''] = line.split('=')
      return spanish.split(',').map((phrase) => ({ words: wordsIn(phrase), english: english.trim() }))
    })
}
