/** A map from keys to sets of values. A key without values takes no memory. */
export interface Multimap<Key, Value> {
  has(key: Key): boolean
  /** Returns the values of a key, or an empty set if the key is unknown. */
  get(key: Key): ReadonlySet<Value>
  add(key: Key, value: Value): void
  /** Removes a value of a key. Does nothing if the map does not contain the value. */
  remove(key: Key, value: Value): void
}

export function createMultimap<Key, Value>(): Multimap<Key, Value> {
  const sets = new Map<Key, Set<Value>>()
  const get = (key: Key) => sets.get(key) ?? new Set<Value>()

  return {
    has: (key) => sets.has(key),
    get,
    add: (key, value) => void sets.set(key, get(key).add(value)),
    remove(key, value) {
      const values = get(key)
      values.delete(value)
      if (values.size === 0) sets.delete(key)
    },
  }
}
