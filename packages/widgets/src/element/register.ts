const VERSION: unique symbol = Symbol.for('vowkit.version')

/** Registers a custom element unless its tag is already registered. Warns if a different version is registered. */
export function register(tag: string, createClass: () => new () => HTMLElement): void {
  // `customElements` does not exist on a server.
  if (typeof customElements === 'undefined') return
  const first = customElements.get(tag)
  if (!first) {
    customElements.define(tag, Object.assign(createClass(), { [VERSION]: __VOWKIT_VERSION__ }))
    return
  }
  const firstVersion: unknown = Reflect.get(first, VERSION)
  if (firstVersion === __VOWKIT_VERSION__) return
  console.warn(`<${tag}> ${__VOWKIT_VERSION__} is not used, because ${String(firstVersion)} was loaded first.`)
}
