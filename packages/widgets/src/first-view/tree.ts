/** Markup as data: a text, a tag with its attributes and children, or a tree that is repeated `times`. */
export type Tree = string | ElementTree | { times: number; tree: ElementTree }
export type ElementTree = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]]

/** The markup of an element's first view in one language. */
export interface FirstViewMarkup {
  root: ElementTree
  /** The message that is shown if the app cannot be loaded. */
  failure: string
}

/** The markup of an element with vendors. */
interface VendorsMarkup extends FirstViewMarkup {
  /** Translated names of vendor categories, by their English titles. Other titles are not translated. */
  categories: Readonly<Record<string, string>>
}

/** The markup of a grid of cards. */
export interface CardsMarkup extends VendorsMarkup {
  /** The list without cards. */
  list: ElementTree
  /** One card, with placeholders such as `⟦name⟧`. */
  card: ElementTree
  /** One card with `without-actions` and with the same placeholders. */
  plainCard: ElementTree
}

/** The markup of a magic link that has loaded, with placeholders. */
export interface LinkMarkup extends VendorsMarkup {
  /** The panel of an active link: the target of the link, and one category. */
  active: ElementTree
  inactive: ElementTree
  /** The list of recommended vendors, with one card as a template, and the pagination. */
  vendors: ElementTree
  /** The text for vendors without a name. */
  unnamed: string
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** Creates the nodes of a tree without parsing markup, which Trusted Types may forbid. */
export function createElement(
  [tag, attributes, ...children]: ElementTree,
  document: Document,
  outer = HTML,
): HTMLElement {
  const namespace = tag === 'svg' ? SVG : outer
  // The cast is safe for SVG elements, which have all the members of `HTMLElement` that are used here.
  const element = document.createElementNS(namespace, tag) as HTMLElement
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? '')
  for (const child of children) {
    if (typeof child === 'string') element.append(child)
    else if ('times' in child) appendTimes(element, createElement(child.tree, document, namespace), child.times)
    else element.append(createElement(child, document, namespace))
  }
  return element
}

/** Appends a node and copies of it: copying is faster than creating. */
function appendTimes(parent: Element, node: Element, times: number): void {
  parent.append(node)
  for (let copies = 1; copies < times; copies++) parent.append(node.cloneNode(true))
}
