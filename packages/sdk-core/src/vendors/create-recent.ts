import { onMount, type ReadableAtom } from 'nanostores'

/** How many are kept that nobody listens to. */
const KEPT = 100

/** Things with a store, by their names: all that somebody listens to, and of the others those asked for last. */
export interface Recent<Value> {
  /** The one of a name; made when there is none. */
  get(name: string, make: () => Value): Value
  all(): Iterable<Value>
}

export function createRecent<Value>(storeOf: (value: Value) => ReadableAtom): Recent<Value> {
  const kept = new Map<string, Value>()
  const inUse = new Set<Value>()

  function keep(name: string, value: Value): void {
    kept.delete(name)
    for (const [other, unused] of kept) {
      if (kept.size < KEPT) break
      if (!inUse.has(unused)) kept.delete(other)
    }
    kept.set(name, value)
  }

  return {
    get(name, make) {
      const found = kept.get(name) ?? make()
      if (!kept.has(name))
        onMount(storeOf(found), () => {
          inUse.add(found)
          return () => inUse.delete(found)
        })
      keep(name, found)
      return found
    },
    all: () => new Set([...kept.values(), ...inUse]),
  }
}
