import type { WidgetElements, WidgetEvents } from './elements.ts'

/** Converts the name of a property to the name of its attribute: `visionId` to `vision-id`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Uncapitalize<First>}${Kebab<Rest>}`
    : `${Uncapitalize<First>}-${Kebab<Rest>}`
  : Name

/** The names of the members that an element adds to `HTMLElement`. */
type OwnName<Tag extends keyof WidgetElements> = Exclude<keyof WidgetElements[Tag], keyof HTMLElement> & string

/** The type of a property value in markup: numbers and booleans can also be strings. */
type InMarkup<Value> = Value extends boolean
  ? Value | '' | 'true' | 'false'
  : Value extends number
    ? Value | `${Value}`
    : Value

type FieldName<Tag extends keyof WidgetElements> = {
  [Name in OwnName<Tag>]: WidgetElements[Tag][Name] extends (...args: never) => unknown ? never : Name
}[OwnName<Tag>]

/** The properties of an element that markup can set, by property name and by attribute name. */
export type Fields<Tag extends keyof WidgetElements> = {
  [Name in FieldName<Tag>]?: InMarkup<WidgetElements[Tag][Name]>
} & {
  [Name in FieldName<Tag> as Kebab<Name>]?: InMarkup<WidgetElements[Tag][Name]>
}

/** The event listeners of an element in markup. Their names consist of `Prefix` and the event name. */
export type Listeners<Tag extends keyof WidgetElements, Prefix extends string> = {
  [Name in keyof WidgetEvents[Tag] & string as `${Prefix}${Name}`]?: (event: WidgetEvents[Tag][Name]) => void
}
