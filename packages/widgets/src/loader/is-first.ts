const VERSION: unique symbol = Symbol.for('vowkit.loader')

/** Whether no other copy of the loader runs on this page; a different version of it is told of. */
export function isFirst(): boolean {
  const first: unknown = Reflect.get(document, VERSION)
  if (first === undefined) return Reflect.defineProperty(document, VERSION, { value: __VOWKIT_VERSION__ })
  if (first !== __VOWKIT_VERSION__)
    console.warn(`loader.js ${__VOWKIT_VERSION__} is unused: ${String(first)} was first.`)
  return false
}
