const VERSION: unique symbol = Symbol.for('vowkit.loader')

/**
 * Whether the running script is the first copy of the loader on the page. Warns if the first copy has a different
 * version.
 */
export function isFirst(): boolean {
  const first: unknown = Reflect.get(document, VERSION)
  if (first === undefined) return Reflect.defineProperty(document, VERSION, { value: __VOWKIT_VERSION__ })
  if (first !== __VOWKIT_VERSION__)
    console.warn(`loader.js ${__VOWKIT_VERSION__} is not used, because ${String(first)} was loaded first.`)
  return false
}
