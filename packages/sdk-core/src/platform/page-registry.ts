/** A map that all bundles of one page share under a symbol, whichever of them came first. */
export function pageRegistry<Value>(key: symbol): Map<string, Value> {
  const found: unknown = Reflect.get(globalThis, key)
  if (found instanceof Map) return found
  const made = new Map<string, Value>()
  Reflect.set(globalThis, key, made)
  return made
}
