import { onMount, type ReadableAtom } from 'nanostores'

/** Maximum number of entries. The cache exceeds it only while more stores have subscribers. */
const CAPACITY = 100

/** A least-recently-used cache of values with a store. It never evicts a value whose store has subscribers. */
export interface LruCache<Value> {
  /** Returns the cached value for a key. Creates the value if there is none. */
  get(key: string, create: () => Value): Value
  all(): Iterable<Value>
}

export function createLruCache<Value>(storeOf: (value: Value) => ReadableAtom): LruCache<Value> {
  const cache = new Map<string, Value>()
  const inUse = new Set<Value>()

  function put(key: string, value: Value): void {
    cache.delete(key)
    for (const [other, unused] of cache) {
      if (cache.size < CAPACITY) break
      if (!inUse.has(unused)) cache.delete(other)
    }
    cache.set(key, value)
  }

  return {
    get(key, create) {
      const found = cache.get(key) ?? create()
      if (!cache.has(key))
        onMount(storeOf(found), () => {
          inUse.add(found)
          return () => inUse.delete(found)
        })
      put(key, found)
      return found
    },
    all: () => new Set([...cache.values(), ...inUse]),
  }
}
