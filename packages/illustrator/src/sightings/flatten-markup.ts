import { type MarkupNode, readMarkup } from '../base/read-markup.ts'
import { type Attributes, group, tag } from '../base/svg.ts'
import { MARK } from '../painter/painter.ts'

/** A marked part of a drawing. `parent` is the index of the part around it, or -1. */
export interface Mark {
  id: string
  parent: number
}

export interface FlatMarkup {
  /** The drawing without light, in which every part has the colour of its number. The background is black. */
  svg: string
  marks: readonly Mark[]
  /** Returns the drawing of only the parts with this id, so that nothing hides them. */
  only(id: string): string
}

/** The opacity below which a shape hides nothing and is not noticed. */
const LEAST_OPACITY = 0.3
/** Parts that are so many that the parts of one kind in the same part are one. */
const MERGED = /^(flower|leaf):/
const PAINT = ['fill', 'stroke', 'opacity', 'fill-opacity', 'stroke-opacity', 'filter', 'style', 'id', 'href']

/** Replaces all colours of a marked drawing, so that a pixel says which part is visible there. */
export function flattenMarkup(markup: string): FlatMarkup {
  const root = readMarkup(markup)
  return { ...new Flattener(root).flatten(), only: (id) => new Flattener(root, id).flatten().svg }
}

class Flattener {
  readonly #root: MarkupNode
  readonly #only: string | undefined
  readonly #named = new Map<string, MarkupNode>()
  readonly #marks: Mark[] = []
  readonly #merged = new Map<string, number>()
  readonly #marked = new Map<MarkupNode, boolean>()
  readonly #symbols = new Map<string, string>()

  /** With `only`, draws the parts with this id and nothing else. */
  constructor(root: MarkupNode, only?: string) {
    this.#root = root
    this.#only = only
    this.#name(root)
  }

  flatten(): Pick<FlatMarkup, 'svg' | 'marks'> {
    const { viewBox, width, height } = this.#root.attributes
    const drawn = this.#root.children.map((child) => this.#draw(child, -1, 1)).join('')
    const clips = [...this.#named.values()].filter(({ name }) => name === 'clipPath').map(serialize)
    const defs = tag('defs', {}, clips.join('') + [...this.#symbols.values()].join(''))
    const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height, 'shape-rendering': 'crispEdges' }
    return { svg: tag('svg', root, defs + group({ color: colourOf(-1) }, drawn)), marks: this.#marks }
  }

  #name(node: MarkupNode): void {
    if (node.attributes.id !== undefined) this.#named.set(node.attributes.id, node)
    for (const child of node.children) this.#name(child)
  }

  #draw(node: MarkupNode, around: number, alpha: number): string {
    const { name, attributes } = node
    if (name === 'defs' || attributes.style !== undefined) return ''
    const opacity = alpha * numberOf(attributes.opacity)
    if (opacity < LEAST_OPACITY) return ''
    if (name === 'use') return this.#drawUse(node, around, opacity)
    if (name === 'g') return this.#drawGroup(node, around, opacity)
    return this.#isLeftOut(around) ? '' : this.#drawShape(node, opacity)
  }

  #drawGroup({ attributes, children }: MarkupNode, around: number, opacity: number): string {
    const id = attributes[MARK]
    const isMarked = id !== undefined && (this.#only === undefined || this.#only === id)
    const mark = isMarked ? this.#mark(id, around) : around
    const drawn = children.map((child) => this.#draw(child, mark, opacity)).join('')
    const kept = { transform: attributes.transform, 'clip-path': attributes['clip-path'] }
    return drawn && group(mark === around ? kept : { ...kept, color: colourOf(mark) }, drawn)
  }

  /** Draws a symbol in place if it has marked parts. Otherwise the symbol takes the colour of the part that uses it. */
  #drawUse({ attributes }: MarkupNode, around: number, opacity: number): string {
    const { transform, href = '' } = attributes
    const symbol = this.#named.get(href.slice(1))
    if (!symbol) return ''
    if (this.#isLeftOut(around) && !this.#hasMarks(symbol)) return ''
    if (this.#hasMarks(symbol)) return group({ transform }, this.#drawGroup(symbol, around, opacity))
    const id = href.slice(1)
    if (!this.#symbols.has(id)) {
      this.#symbols.set(id, group({ id }, symbol.children.map((child) => this.#draw(child, around, 1)).join('')))
    }
    return tag('use', { href, transform })
  }

  #drawShape({ name, attributes }: MarkupNode, opacity: number): string {
    const { fill = 'none', stroke = 'none' } = attributes
    const isFilled = this.#opacityOf(fill) * numberOf(attributes['fill-opacity']) * opacity >= LEAST_OPACITY
    const isStroked = this.#opacityOf(stroke) * numberOf(attributes['stroke-opacity']) * opacity >= LEAST_OPACITY
    if (!isFilled && !isStroked) return ''
    const shape = Object.fromEntries(Object.entries(attributes).filter(([key]) => !PAINT.includes(key)))
    const paint = (isVisible: boolean) => (isVisible ? 'currentColor' : 'none')
    return tag(name, { ...shape, fill: paint(isFilled), stroke: paint(isStroked) })
  }

  /** Whether a shape is outside of the parts that are drawn. */
  #isLeftOut(around: number): boolean {
    return this.#only !== undefined && around < 0
  }

  /** Returns the mean opacity of a fill. */
  #opacityOf(paint: string): number {
    if (paint === 'none') return 0
    const id = /^url\(#(.+)\)$/.exec(paint)?.[1]
    const stops = id === undefined ? [] : (this.#named.get(id)?.children ?? [])
    if (stops.length === 0) return 1
    return stops.reduce((sum, stop) => sum + numberOf(stop.attributes['stop-opacity']), 0) / stops.length
  }

  /** Returns the index of a part. A part within a part of the same kind is not another one. */
  #mark(id: string, parent: number): number {
    for (let i = parent; i >= 0; i = this.#marks[i]?.parent ?? -1) if (this.#marks[i]?.id === id) return parent
    const key = `${parent}/${id}`
    const known = MERGED.test(id) ? this.#merged.get(key) : undefined
    if (known !== undefined) return known
    this.#marks.push({ id, parent })
    this.#merged.set(key, this.#marks.length - 1)
    return this.#marks.length - 1
  }

  #hasMarks(node: MarkupNode): boolean {
    const known = this.#marked.get(node)
    if (known !== undefined) return known
    const symbol = node.name === 'use' ? this.#named.get(node.attributes.href?.slice(1) ?? '') : undefined
    const hasMarks =
      node.attributes[MARK] !== undefined ||
      node.children.some((child) => this.#hasMarks(child)) ||
      (symbol !== undefined && this.#hasMarks(symbol))
    this.#marked.set(node, hasMarks)
    return hasMarks
  }
}

function serialize({ name, attributes, children }: MarkupNode): string {
  return tag(name, attributes as Attributes, children.map(serialize).join(''))
}

function numberOf(value: string | undefined): number {
  return value === undefined ? 1 : Number(value)
}

/** Returns the colour of the part with this index. */
function colourOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`
}
