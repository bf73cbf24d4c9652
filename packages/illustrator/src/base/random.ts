/** A seeded stream of numbers: same seed, same stream, in every process. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number
  range(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** Bell-shaped around 0, within ±1. */
  gauss(): number
}

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** FNV-1a over code points, as an unsigned 32-bit integer. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, FNV_PRIME)
  }
  return hash >>> 0
}

/** A mulberry32 generator seeded by text. */
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
