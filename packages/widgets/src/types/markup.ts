import type { WidgetElements, WidgetEvents } from './elements.ts'

/** Converts the name of a property to the name of its attribute: `visionId` to `vision-id`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Uncapitalize<First>}${Kebab<Rest>}`
    : `${Uncapitalize<First>}-${Kebab<Rest>}`
  : Name

/** The members of an element that `HTMLElement` does not have. */
type OwnName<Tag extends keyof WidgetElements> = Exclude<keyof WidgetElements[Tag], keyof HTMLElement> & string

/** The type of a value in markup: numbers and booleans can also be strings. */
type InMarkup<Value> = Value extends boolean
  ? Value | '' | 'true' | 'false'
  : Value extends number
    ? Value | `${Value}`
    : Value

type FieldName<Tag extends keyof WidgetElements> = {
  [Name in OwnName<Tag>]: WidgetElements[Tag][Name] extends (...args: never) => unknown ? never : Name
}[OwnName<Tag>]

/** The fields of an element in markup, by property name and by attribute name. */
export type Fields<Tag extends keyof WidgetElements> = {
  [Name in FieldName<Tag>]?: InMarkup<WidgetElements[Tag][Name]>
} & {
  [Name in FieldName<Tag> as Kebab<Name>]?: InMarkup<WidgetElements[Tag][Name]>
}

/** The listeners of an element, whose names start with this prefix. */
export type Listeners<Tag extends keyof WidgetElements, Prefix extends string> = {
  [Name in keyof WidgetEvents[Tag] & string as `${Prefix}${Name}`]?: (event: WidgetEvents[Tag][Name]) => void
}
