import type { Bounds } from '../base/geometry.ts'
import type { MarkupNode } from '../base/read-markup.ts'
import { pathBounds } from './path-bounds.ts'

/** Returns an attribute of an SVG node as a number. */
export function numberOf({ attributes }: MarkupNode, name: string, otherwise = 0): number {
  return Number(attributes[name] ?? otherwise)
}

/** Returns the id in an SVG reference such as `url(#id)`. */
export function referenceOf(value: string | undefined): string | undefined {
  return value?.match(/^url\(#(.+)\)$/)?.[1]
}

/** Returns the outline of an SVG shape, without its transform. */
export function outlineOf(node: MarkupNode): Path2D {
  if (node.name === 'path') return new Path2D(node.attributes.d)
  const outline = new Path2D()
  const { x, y, width, height } = boundsOf(node)
  if (node.name === 'rect') outline.roundRect(x, y, width, height, numberOf(node, 'rx'))
  else if (node.name === 'line') {
    outline.moveTo(numberOf(node, 'x1'), numberOf(node, 'y1'))
    outline.lineTo(numberOf(node, 'x2'), numberOf(node, 'y2'))
  } else outline.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
  return outline
}

/** Returns the bounding box of an SVG shape, which its gradient spans. */
export function boundsOf(node: MarkupNode): Bounds {
  if (node.name === 'path') return pathBounds(node.attributes.d ?? '')
  if (node.name === 'rect') {
    return {
      x: numberOf(node, 'x'),
      y: numberOf(node, 'y'),
      width: numberOf(node, 'width'),
      height: numberOf(node, 'height'),
    }
  }
  const rx = numberOf(node, 'rx', numberOf(node, 'r'))
  const ry = numberOf(node, 'ry', numberOf(node, 'r'))
  return { x: numberOf(node, 'cx') - rx, y: numberOf(node, 'cy') - ry, width: 2 * rx, height: 2 * ry }
}
