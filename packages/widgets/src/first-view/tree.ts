/** Markup as data: a text, an element with attributes and children, or an element that is repeated `times`. */
export type Tree = string | ElementTree | { times: number; tree: ElementTree }
export type ElementTree = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]]

/** The markup that an element shows until its app has loaded, in one language. */
export interface FirstViewMarkup {
  root: ElementTree
  /** The message to show if the app fails to load. */
  failure: string
}

/** The markup of an element that lists vendors. */
export interface VendorsMarkup extends FirstViewMarkup {
  /** Translated names of vendor categories, by their English titles. Titles without an entry are not translated. */
  categories: Readonly<Record<string, string>>
  /** The texts of the lowest price by its unit, with the placeholder `⟦amount⟧`. */
  prices: Readonly<Record<'package' | 'guest' | 'hour', string>>
}

/** The markup of a grid of vendor cards. */
export interface CardsMarkup extends VendorsMarkup {
  /** The list element without cards. */
  list: ElementTree
  /** The template of a vendor card, with placeholders such as `⟦name⟧`. */
  card: ElementTree
  /** The template of a vendor card without buttons, for the attribute `without-actions`. */
  plainCard: ElementTree
}

/** Template markup that `<magic-link-vendors>` shows after its link has loaded. Contains placeholders for texts. */
export interface LinkMarkup extends VendorsMarkup {
  /** The panel of an active magic link, with the link's target and one category. */
  active: ElementTree
  inactive: ElementTree
  /** The list of recommended vendors, with one card as a template, and the pagination. */
  vendors: ElementTree
  /** The text for vendors without a name. */
  unnamed: string
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** Creates DOM nodes from a tree, without parsing markup, which Trusted Types may forbid. */
export function createElement(
  [tag, attributes, ...children]: ElementTree,
  document: Document,
  outer = HTML,
): HTMLElement {
  const namespace = tag === 'svg' ? SVG : outer
  // The cast is safe for SVG elements, which have all the members of `HTMLElement` that this module uses.
  const element = document.createElementNS(namespace, tag) as HTMLElement
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? '')
  for (const child of children) {
    if (typeof child === 'string') element.append(child)
    else if ('times' in child) appendTimes(element, createElement(child.tree, document, namespace), child.times)
    else element.append(createElement(child, document, namespace))
  }
  return element
}

/** Appends a node and clones of it. Cloning nodes is faster than creating them. */
function appendTimes(parent: Element, node: Element, times: number): void {
  parent.append(node)
  for (let copies = 1; copies < times; copies++) parent.append(node.cloneNode(true))
}
