/** A text node or an attribute that contains placeholders. */
interface Slot {
  /** The path from the template's root to the node: the index of each ancestor among its siblings. */
  path: number[]
  /** The name of the attribute, or `null` for a text node. */
  attribute: string | null
  text: string
}

export type Values = Readonly<Record<string, string>>

/**
 * Returns a function that clones a template element and replaces its placeholders, such as `⟦name⟧`, with values.
 * Cloning nodes is several times faster than creating them.
 */
export function createTemplate(source: Element): (values: Values) => HTMLElement {
  const slots = findSlots(source)
  return (values) => {
    const copy = source.cloneNode(true) as HTMLElement
    fillSlots(copy, slots, values)
    return copy
  }
}

/** Replaces the placeholders in an element with values. */
export function fillPlaceholders(element: Element, values: Values): void {
  fillSlots(element, findSlots(element), values)
}

function findSlots(node: Node, path: number[] = []): Slot[] {
  if (!(node instanceof Element))
    return node.nodeValue?.includes('⟦') ? [{ path, attribute: null, text: node.nodeValue }] : []
  const attributes = [...node.attributes].filter(({ value }) => value.includes('⟦'))
  return [
    ...attributes.map(({ name, value }) => ({ path, attribute: name, text: value })),
    ...[...node.childNodes].flatMap((child, place) => findSlots(child, [...path, place])),
  ]
}

function fillSlots(root: Node, slots: readonly Slot[], values: Values): void {
  for (const { path, attribute, text } of slots) {
    let node: Node | undefined = root
    for (const place of path) node = node?.childNodes[place]
    const filled = text.replace(/⟦(\w+)⟧/g, (_, name: string) => values[name] ?? '')
    if (node instanceof Element && attribute !== null) node.setAttribute(attribute, filled)
    else if (node) node.nodeValue = filled
  }
}
