import type { MarkupNode } from './read-markup.ts'
import { numberOf, referenceOf } from './shape.ts'

type Context = OffscreenCanvasRenderingContext2D

const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g

/** Applies a `transform` attribute to the canvas context. */
export function applyTransform(context: Context, transform: string | undefined): void {
  for (const [, kind, text = ''] of transform?.matchAll(TRANSFORM) ?? []) {
    const [a = 0, b, c = 0] = text.split(/[ ,]+/).map(Number)
    if (kind === 'translate') context.translate(a, b ?? 0)
    else if (kind === 'scale') context.scale(a, b ?? a)
    else {
      context.translate(b ?? 0, c)
      context.rotate((a * Math.PI) / 180)
      context.translate(-(b ?? 0), -c)
    }
  }
}

/** Whether a group needs its own canvas, because its effects apply to the whole group. */
export function isPaintedApart({ attributes }: MarkupNode): boolean {
  return 'opacity' in attributes || 'style' in attributes || 'filter' in attributes
}

/**
 * Applies the opacity, blend mode, blur and shadow of `node` to the canvas context. `scale` converts lengths of `node`
 * to pixels. Applies no blur if the canvas does not support filters.
 */
export function applyEffects(
  context: Context,
  node: MarkupNode,
  named: ReadonlyMap<string, MarkupNode>,
  scale: number,
): void {
  const { style, filter } = node.attributes
  context.globalAlpha *= numberOf(node, 'opacity', 1)
  const blend = style?.match(/^mix-blend-mode:(screen|multiply)$/)?.[1]
  if (blend === 'screen' || blend === 'multiply') context.globalCompositeOperation = blend
  for (const primitive of named.get(referenceOf(filter) ?? '')?.children ?? []) {
    const blur = numberOf(primitive, 'stdDeviation') * scale
    if (primitive.name === 'feGaussianBlur') context.filter = `blur(${blur}px)`
    else if (primitive.name === 'feDropShadow') {
      context.shadowColor = withAlpha(primitive.attributes['flood-color'], numberOf(primitive, 'flood-opacity', 1))
      context.shadowOffsetX = numberOf(primitive, 'dx') * scale
      context.shadowOffsetY = numberOf(primitive, 'dy') * scale
      // A canvas measures shadow blur as two standard deviations.
      context.shadowBlur = 2 * blur
    }
  }
}

/** Adds the alpha channel to a six-digit colour, as two hex digits. */
export function withAlpha(hex = '#000000', alpha: number): string {
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  )
}
