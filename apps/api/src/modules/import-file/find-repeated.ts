/** Returns the indexes of keys that occur earlier in the list. */
export function findRepeated(keys: readonly string[]): number[] {
  const known = new Set<string>()
  return keys.flatMap((key, index) => {
    if (known.has(key)) return [index]
    known.add(key)
    return []
  })
}
