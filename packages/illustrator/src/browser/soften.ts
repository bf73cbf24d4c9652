import type { MarkupNode } from '../base/read-markup.ts'
import { numberOf, referenceOf } from './shape.ts'

/** Returns the blur radius of an SVG node in its own units. Returns 0 for a node without a blur. */
export function blurOf(node: MarkupNode, named: ReadonlyMap<string, MarkupNode>): number {
  const primitives = named.get(referenceOf(node.attributes.filter) ?? '')?.children ?? []
  const blur = primitives.find(({ name }) => name === 'feGaussianBlur')
  return blur ? numberOf(blur, 'stdDeviation') : 0
}

/**
 * Blurs an image without canvas filters, which Safari does not support. `deviation` is in pixels. The function halves
 * the size repeatedly and doubles it again, because a single step would leave jagged edges.
 */
export function soften(image: OffscreenCanvas, deviation: number): OffscreenCanvas {
  if (deviation < 1) return image
  const half = scaled(image, image.width / 2, image.height / 2)
  return scaled(soften(half, deviation / 2), image.width, image.height)
}

function scaled(image: OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to paint on.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
