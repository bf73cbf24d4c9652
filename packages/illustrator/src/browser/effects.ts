import type { MarkupNode } from '../base/read-markup.ts'
import { numberOf, referenceOf } from './shape.ts'

type Context = OffscreenCanvasRenderingContext2D

const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g

/** Applies the SVG `transform` attribute of a node to a canvas context. */
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

/** Whether an SVG group must be painted on a canvas of its own, because its effects apply to the group as a whole. */
export function isPaintedApart({ attributes }: MarkupNode): boolean {
  return 'opacity' in attributes || 'style' in attributes || 'filter' in attributes
}

/**
 * Applies the opacity, blend mode, blur and shadow of an SVG node to a canvas context. `scale` converts lengths of the
 * node to pixels. Applies no blur if the canvas does not support filters.
 */
export function applyEffects(
  context: Context,
  node: MarkupNode,
  named: ReadonlyMap<string, MarkupNode>,
  scale: number,
): void {
  const { style, filter } = node.attributes
  context.globalAlpha *= numberOf(node, 'opacity', 1)
  const blend = style?.match(/^mix-blend-mode:(screen|multiply|color)$/)?.[1]
  if (blend === 'screen' || blend === 'multiply' || blend === 'color') context.globalCompositeOperation = blend
  for (const primitive of named.get(referenceOf(filter) ?? '')?.children ?? []) {
    const blur = numberOf(primitive, 'stdDeviation') * scale
    if (primitive.name === 'feGaussianBlur') context.filter = `blur(${blur}px)`
    else if (primitive.name === 'feDropShadow') {
      context.shadowColor = withAlpha(primitive.attributes['flood-color'], numberOf(primitive, 'flood-opacity', 1))
      context.shadowOffsetX = numberOf(primitive, 'dx') * scale
      context.shadowOffsetY = numberOf(primitive, 'dy') * scale
      // Doubles the deviation, because the shadow blur of a canvas is two standard deviations.
      context.shadowBlur = 2 * blur
    }
  }
}

/** Adds an alpha channel to a six-digit hex colour. */
export function withAlpha(hex = '#000000', alpha: number): string {
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  )
}
