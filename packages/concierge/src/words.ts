/** Splits a text into words in lower case, without accents, apostrophes and punctuation. */
export function wordsIn(text: string): string[] {
  const flat = text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
  return flat.match(/\p{L}[\p{L}\p{N}]*|\p{N}+/gu) ?? []
}

/** Removes English inflectional endings from a word. */
export function stem(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(.{3})(?:ing|ed)$/, '$1')
    .replace(/(.{3})e$/, '$1')
}

/**
 * Whether two words are equal except for inflection or a typo. Words of fewer than five letters must not contain a
 * typo.
 */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] !== b[0]) return false
  if (stem(a) === stem(b)) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5) return false
  return distance(a, b) <= (shorter < 8 ? 1 : 2)
}

/** Returns the edit distance of two words. A missing, added, changed or swapped letter counts as one edit. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swap))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Caches the result of a function for each list until the list is garbage-collected. */
export function memoize<Item, Result>(create: (list: readonly Item[]) => Result): (list: readonly Item[]) => Result {
  const cache = new WeakMap<readonly Item[], Result>()
  return (list) => {
    const result = cache.get(list) ?? create(list)
    cache.set(list, result)
    return result
  }
}

/** Returns the position of a phrase in a list of words, or -1. Tolerates typos. */
export function findPhrase(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1
  const isMatch = (part: string, word = '') => word === part || (!FILLERS.has(word) && isNear(word, part))
  return words.findIndex((_, at) => phrase.every((part, i) => isMatch(part, words[at + i])))
}

/** Words that the vendor search ignores, because they say nothing about the vendors. */
export const FILLERS = new Set(
  `a about all also am an and any anybody anyone anything are around as at available away be been being best better book booking both
  but by can cheap cheaper cheapest choose city close com come cost costs could couple couples day days deal deals did different do does dollar dollars done dont each else
  ever every everything far few find for free from get getting give go good got great had has have having hello help her here hey hi
  hire hired hiring how i id if ill im in inexpensive into is it its ive just kind know least less let like list local location long look looking lot lots
  love low made make many married marry max maximum may me might min minimum more most much must my near nearby need needed needs new next
  nice no not now of off offer offers ok okay on one ones only open options or order other others our out over people perfect person please
  possible price priced prices pricing provide provides quote quotes rate rated rather really recommend recommendation recommendations
  recommended right say search see seek should show since so some somebody someone something somewhere sort style suggest suggestion suggestions
  sure take tell than thank thanks that the their them then there these they thing things think this those to together too top town try type under until up
  us use used using vendor vendors very want wanted wants was way we wed wedding weddings well were what whats when where which while who whos whose why will with work works working
  within without wonder would yes yet you your yours budget reception ceremony bride groom please lowest highest luxury expensive premium fancy area within region
  between below above than reasonable affordable discount discounts discounted sale special specials supplier suppliers company companies business businesses
  professional professionals provider providers big small popular favourite favorite famous well reviewed reviews rating ratings stars star
  january february march april may june july august september october november december spring summer autumn fall winter
  asap pls plz hate friendly urgently allow allows ask first second third fourth last guests guest persons jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday weekend year month week today tomorrow date k usd bucks`.split(
    /\s+/,
  ),
)
