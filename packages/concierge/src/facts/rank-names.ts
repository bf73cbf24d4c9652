import { isTypoOf } from '../questions/edit-distance.ts'
import { stem } from '../questions/stem.ts'
import { wordsIn } from '../text.ts'

const IGNORED = new Set(['the', 'and', 'of', 'a', 'by', 'co', 'llc', 'inc'])

/** Sorts names by how many of their words are among the given words, and drops names without any. Tolerates typos. */
export function rankNames<Named extends { name: string }>(names: readonly Named[], words: readonly string[]): Named[] {
  const sought = words.flatMap(wordsIn).filter((word) => !IGNORED.has(word))
  return names
    .map((named) => ({ named, score: scoreOf(named.name, sought) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ named }) => named)
}

/** Rates 1 for a name of which all words are given as they are written, and 0 for a name without a given word. */
function scoreOf(name: string, sought: readonly string[]): number {
  const parts = wordsIn(name).filter((word) => !IGNORED.has(word))
  const found = parts.map((part) => Math.max(0, ...sought.map((word) => similarity(word, part))))
  return found.reduce((sum, value) => sum + value, 0) / Math.max(1, parts.length)
}

function similarity(word: string, part: string): number {
  if (word === part) return 1
  if (word.length >= 3 && part.startsWith(word)) return 0.8
  return stem(word, 'en') === stem(part, 'en') || isTypoOf(word, part) ? 0.7 : 0
}
