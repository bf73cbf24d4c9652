import type { WidgetElements, WidgetEvents } from './elements.ts'

/** A property's name as an attribute: `visionId` as `vision-id`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Uncapitalize<First>}${Kebab<Rest>}`
    : `${Uncapitalize<First>}-${Kebab<Rest>}`
  : Name

/** What an element has besides what every HTML element has. */
type OwnName<Tag extends keyof WidgetElements> = Exclude<keyof WidgetElements[Tag], keyof HTMLElement> & string

/** A value as markup has it: what is a number or a switch may be text as well. */
type InMarkup<Value> = Value extends boolean
  ? Value | '' | 'true' | 'false'
  : Value extends number
    ? Value | `${Value}`
    : Value

type FieldName<Tag extends keyof WidgetElements> = {
  [Name in OwnName<Tag>]: WidgetElements[Tag][Name] extends (...args: never) => unknown ? never : Name
}[OwnName<Tag>]

/** What an element takes in markup, by the names of its properties and of its attributes. */
export type Fields<Tag extends keyof WidgetElements> = {
  [Name in FieldName<Tag>]?: InMarkup<WidgetElements[Tag][Name]>
} & {
  [Name in FieldName<Tag> as Kebab<Name>]?: InMarkup<WidgetElements[Tag][Name]>
}

/** An element's listeners, with this before the event's name. */
export type Listeners<Tag extends keyof WidgetElements, Prefix extends string> = {
  [Name in keyof WidgetEvents[Tag] & string as `${Prefix}${Name}`]?: (event: WidgetEvents[Tag][Name]) => void
}
