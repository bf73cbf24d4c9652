/** A seeded random number generator: the same seed gives the same numbers in every process. */
export interface Random {
  /** Returns the next random number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  range(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** Returns a random number between -1 and 1 with an approximately normal distribution around 0. */
  gauss(): number
}

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** Hashes the code points of a string with FNV-1a. Returns an unsigned 32-bit integer. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, FNV_PRIME)
  }
  return hash >>> 0
}

/** Creates a mulberry32 generator that is seeded with a string. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    gauss: () => (next() + next() + next() + next() - 2) / 2,
  }
}
