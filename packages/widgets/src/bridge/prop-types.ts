/** How a prop is written in HTML. An `object` cannot be: it is a property only. */
export type PropType = 'string' | 'number' | 'boolean' | 'object'

/** An event's name, or its name and that a listener may prevent what follows. */
export type EventOption<Name extends string = string> = Name | { name: Name; cancelable?: true }

/** `visionId` as `vision-id`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** What an attribute says; `undefined` where it is absent or says nothing usable. */
export function readAttribute(value: string | null, type: PropType): unknown {
  if (value === null) return undefined
  if (type === 'boolean') return value !== 'false'
  if (type === 'string') return value
  const number = Number.parseFloat(value)
  return Number.isNaN(number) ? undefined : number
}

/** What a property was set to: frameworks say `null` for nothing, and hand over as text what markup has as text. */
export function readProperty(value: unknown, type: PropType): unknown {
  if (value === null) return undefined
  return typeof value === 'string' && type !== 'object' ? readAttribute(value, type) : value
}
