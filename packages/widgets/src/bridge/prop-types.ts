/** How a prop is written in HTML. An `object` cannot be: it is a property only. */
export type PropType = 'string' | 'number' | 'boolean' | 'object'

/** An event's name, or its name and that a listener may prevent what follows. */
export type EventOption<Name extends string = string> = Name | { name: Name; cancelable?: true }

/** `visionId` as `vision-id`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * What an attribute or a property says; `undefined` where it is absent or says nothing usable. Frameworks hand over as
 * text what markup has as text, and say `null` for nothing.
 */
export function readValue(value: unknown, type: PropType | undefined): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value !== 'false'
  if (type !== 'number') return value
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? undefined : number
}
