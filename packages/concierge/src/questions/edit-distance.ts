/**
 * Returns the edit distance of two words, or `limit + 1` if it is greater than the limit. A missing, added, changed or
 * swapped letter is one edit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swap))
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** The number of typos that a word of a length may contain. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0
  return length < 9 ? 1 : 2
}

/** Whether a long word has the letters of another one in a slightly different order: "petulama". */
export function isScrambled(word: string, intended: string): boolean {
  if (word.length < 7 || word.length !== intended.length || word[0] !== intended[0]) return false
  return [...word].sort().join('') === [...intended].sort().join('') && editDistance(word, intended, 2) <= 2
}

/** Whether two words are equal except for typos. The first letters are always equal. */
export function isTypoOf(word: string, intended: string): boolean {
  if (word === intended) return true
  if (word[0] !== intended[0]) return false
  const limit = allowedEdits(Math.min(word.length, intended.length))
  return limit > 0 && editDistance(word, intended, limit) <= limit
}
