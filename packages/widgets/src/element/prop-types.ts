/** How a prop is written in HTML. An `object` has no attribute: it is a property only. */
export type PropType = 'string' | 'number' | 'boolean' | 'object'

/** An event's name, or its name with options. */
export type EventOption<Props = object, Name extends string = string> =
  | Name
  | {
      name: Name
      /** A listener may prevent what follows. */
      cancelable?: true
      /** Props that have changed when the event is dispatched, such as `open`. */
      sets?: Partial<Props>
    }

/** An element that takes props by name, besides by attributes and properties. */
export interface PropElement extends HTMLElement {
  getProp(name: string): unknown
  setProp(name: string, value: unknown): void
}

/** `visionId` as `vision-id`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * The value of an attribute or a property; `undefined` where it is absent or unusable. Frameworks pass markup's values as
 * text, and `null` for an absent one.
 */
export function readValue(value: unknown, type: PropType | undefined): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value !== 'false'
  if (type !== 'number') return value
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? undefined : number
}
