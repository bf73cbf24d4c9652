import type { PropElement } from './prop-types.ts'

/** Gives elements a property for each prop. */
export function defineProperties(prototype: PropElement, names: Iterable<string>): void {
  for (const name of names) {
    // `lang` and the like are the browser's own properties, and arrive as attributes.
    if (name in HTMLElement.prototype) continue
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PropElement) {
        return this.getProp(name)
      },
      set(this: PropElement, value: unknown) {
        this.setProp(name, value)
      },
    })
  }
}

/** Takes over a property that the page set before the script arrived, which would hide the accessor. */
export function adoptOwnProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
