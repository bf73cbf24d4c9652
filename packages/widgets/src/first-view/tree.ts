/** Markup as data: a text, or a tag with its attributes and children. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]]

/** What one element shows at first, in one language. */
export interface FirstViewMarkup {
  root: Tree
  /** Shown when the app could not be loaded. */
  failure: string
}

/** The markup of a first view that shows cards once their data is there. */
export interface CardsMarkup extends FirstViewMarkup {
  /** The list without cards. */
  list: Tree
  /** One card, with placeholders such as `⟦name⟧`. */
  card: Tree
  /** The same for `without-actions`. */
  plainCard: Tree
}

/** Replaces the placeholders of a template. */
export function fillTree(tree: Tree, values: Readonly<Record<string, string>>): Tree {
  const fill = (text: string) => text.replace(/⟦(\w+)⟧/g, (_, name: string) => values[name] ?? '')
  if (typeof tree === 'string') return fill(tree)
  const [tag, attributes, ...children] = tree
  const filled = Object.entries(attributes).map(([name, value]) => [name, fill(value)])
  return [tag, Object.fromEntries(filled), ...children.map((child) => fillTree(child, values))]
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** Creates the nodes of a tree without parsing markup, which Trusted Types may forbid. */
export function createNode(tree: Tree, document: Document, outer = HTML): Node {
  if (typeof tree === 'string') return document.createTextNode(tree)
  const [tag, attributes, ...children] = tree
  const namespace = tag === 'svg' ? SVG : outer
  const element = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map((child) => createNode(child, document, namespace)))
  return element
}
