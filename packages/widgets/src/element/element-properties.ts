import type { PropElement } from './prop-types.ts'

/** Defines an accessor for each prop. */
export function defineProperties(prototype: PropElement, names: Iterable<string>): void {
  for (const name of names) {
    // The browser reflects its own properties, such as `lang`, as attributes.
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

/**
 * If the page set a property before the element was defined, that own property shadows the accessor. Deletes it and
 * sets it again through the accessor.
 */
export function adoptOwnProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
