/** The steps of the keys that move a card. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Moves a key by a number of places, at most to the start or the end. */
export function moveKey(keys: readonly string[], key: string, by: number): string[] {
  const from = keys.indexOf(key)
  if (from < 0) return [...keys]
  const to = Math.min(Math.max(from + by, 0), keys.length - 1)
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}

/** Moves a key to the place of another key. */
export function nextKeys(keys: readonly string[], key: string, target: string): string[] {
  return moveKey(keys, key, keys.indexOf(target) - keys.indexOf(key))
}
