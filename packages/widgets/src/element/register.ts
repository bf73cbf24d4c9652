const VERSION: unique symbol = Symbol.for('vowkit.version')

/** Registers the element unless a copy of it already is: the first one wins, and a different version is told of. */
export function register(tag: string, createClass: () => new () => HTMLElement): void {
  // A server has no elements to register.
  if (typeof customElements === 'undefined') return
  const first = customElements.get(tag)
  if (!first) {
    customElements.define(tag, Object.assign(createClass(), { [VERSION]: __VOWKIT_VERSION__ }))
    return
  }
  const firstVersion: unknown = Reflect.get(first, VERSION)
  if (firstVersion === __VOWKIT_VERSION__) return
  console.warn(`<${tag}> ${__VOWKIT_VERSION__} is unused: ${String(firstVersion)} was first.`)
}
