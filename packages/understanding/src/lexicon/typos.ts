const VOWELS = new Set('aeiouy')
/** The minimum lengths of words in which a letter may be missing, may be too many, or may be another vowel. */
const MISSING = 6
const EXTRA = 7
const VOWEL = 8
/** The minimum length of words with two typos. */
const TWO_TYPOS = 11

/**
 * Whether a word is a usual misspelling of another word: two swapped letters, a missing, additional or doubled letter, or
 * a wrong vowel. A different consonant usually makes a different word, as in "breads" and "breaks".
 */
export function isTypoOf(word: string, other: string): boolean {
  const most = word.length >= TWO_TYPOS ? 2 : 1
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > most) return false
  return hasTypos(word, other, most)
}

function hasTypos(word: string, other: string, left: number): boolean {
  const at = firstDifference(word, other)
  if (at === word.length && at === other.length) return true
  if (left === 0) return false
  return repairs(word, other, at).some((repaired) => hasTypos(repaired, other, left - 1))
}

function firstDifference(word: string, other: string): number {
  let at = 0
  while (at < word.length && at < other.length && word[at] === other[at]) at++
  return at
}

/** Returns the word with one typo repaired at its first difference from another word. */
function repairs(word: string, other: string, at: number): string[] {
  const [head, rest] = [word.slice(0, at), word.slice(at + 1)]
  const [wrong = '', right = ''] = [word[at], other[at]]
  const found: string[] = []
  if (wrong && word[at + 1] === right && other[at + 1] === wrong) found.push(head + right + wrong + word.slice(at + 2))
  const isDoubled = word[at - 1] === wrong
  if (wrong && (isDoubled || word.length >= EXTRA)) found.push(head + rest)
  const isUsual = other[at - 1] === right || VOWELS.has(right) || !wrong
  if (right && (isUsual || word.length >= MISSING)) found.push(head + right + word.slice(at))
  if (VOWELS.has(wrong) && VOWELS.has(right) && word.length >= VOWEL) found.push(head + right + rest)
  return found
}
