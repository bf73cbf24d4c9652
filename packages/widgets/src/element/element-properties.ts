import type { PropElement } from './prop-types.ts'

/** Defines an accessor property on the prototype of an element for each prop. */
export function defineProperties(prototype: PropElement, names: Iterable<string>): void {
  for (const name of names) {
    // The browser reflects built-in properties such as `lang` as attributes.
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
 * Reapplies a property that the page set before the element was defined. Such an own property shadows the accessor of
 * the class.
 */
export function adoptOwnProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
