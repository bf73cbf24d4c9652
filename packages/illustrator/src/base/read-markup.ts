/** One parsed element of a scene's SVG. */
export interface MarkupNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: MarkupNode[]
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/**
 * Parses the SVG that `drawScene` returns, because web workers have no XML parser. Supports only elements and
 * double-quoted attributes without escapes.
 */
export function readMarkup(svg: string): MarkupNode {
  const top: MarkupNode = { name: '', attributes: {}, children: [] }
  const open = [top]
  for (const [, closing, name = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop()
      continue
    }
    const node: MarkupNode = { name, attributes: readAttributes(attributes), children: [] }
    open.at(-1)?.children.push(node)
    if (!isEmpty) open.push(node)
  }
  const root = top.children[0]
  if (root === undefined || open.length !== 1) throw new SyntaxError('This is no drawn scene.')
  return root
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = value
  return attributes
}
