import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** How a message uses one of its arguments. */
export interface ArgumentUse {
  /** The formats of the argument. */
  types: Set<TYPE>
  /** The named values of a `select`, without `other`. `null` if the argument can have other values too. */
  values: string[] | null
}

/** Returns the arguments that a message uses in any of its branches, by name. */
export function argumentsOf(message: readonly MessageFormatElement[]): Map<string, ArgumentUse> {
  const found = new Map<string, ArgumentUse>()
  for (const element of elementsOf(message)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const use = found.get(element.value) ?? { types: new Set(), values: null }
    use.types.add(element.type)
    if (element.type === TYPE.select) use.values = valuesOf(element)
    found.set(element.value, use)
  }
  return found
}

/** Returns the `plural` and `selectordinal` elements of a message, including nested ones. */
export function pluralsOf(message: readonly MessageFormatElement[]): PluralElement[] {
  return elementsOf(message).filter((element) => element.type === TYPE.plural)
}

/**
 * Returns the values of a `select`. An empty `other {}` means that there are no values besides the named ones. Returns
 * `null` if there can be.
 */
export function valuesOf({ options }: SelectElement): string[] | null {
  return options.other?.value.length === 0 ? Object.keys(options).filter((value) => value !== 'other') : null
}

function elementsOf(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))]
      : [element],
  )
}
