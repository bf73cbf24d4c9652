/** The type of a prop in HTML. A prop of type `object` has no attribute, only a property. */
export type PropType = 'string' | 'number' | 'boolean' | 'object'

/** The name of a DOM event, or the name with options. */
export type EventOption<Props = object, Name extends string = string> =
  | Name
  | {
      name: Name
      /** Whether a listener can cancel the event. */
      cancelable?: true
      /** Props that are set before the event is dispatched, such as `open`. */
      sets?: Partial<Props>
    }

/** A custom element whose props can be read and set by name. */
export interface PropElement extends HTMLElement {
  getProp(name: string): unknown
  setProp(name: string, value: unknown): void
}

/** Converts a camel-case property name to an attribute name: `visionId` to `vision-id`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Converts the value of an attribute or a property to the type of the prop. Returns `undefined` for `null` and for
 * invalid numbers. Frameworks pass values in markup as strings, and absent values as `null`.
 */
export function readValue(value: unknown, type: PropType | undefined): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value !== 'false'
  if (type !== 'number') return value
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? undefined : number
}
