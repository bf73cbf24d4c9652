import { type MarkupNode, readMarkup } from '../base/read-markup.ts'
import { applyEffects, applyTransform, isPaintedApart, withAlpha } from './effects.ts'
import { boundsOf, numberOf, outlineOf, referenceOf } from './shape.ts'
import { blurOf, soften } from './soften.ts'

type Context = OffscreenCanvasRenderingContext2D

const CAPS: Readonly<Record<string, CanvasLineCap>> = { butt: 'butt', round: 'round', square: 'square' }

/**
 * Paints the SVG of a scene on a canvas, at the canvas's full width. Runs in web workers, because an `<img>` with the
 * same SVG would block the page for up to 0.5 seconds.
 */
export function paintScene(svg: string, context: Context): void {
  const root = readMarkup(svg)
  const [left = 0, top = 0, width = 1] = (root.attributes.viewBox ?? '').split(' ').map(Number)
  const scale = context.canvas.width / width
  context.save()
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  new ScenePainter(root).paint(context, root)
  context.restore()
}

class ScenePainter {
  private readonly named = new Map<string, MarkupNode>()
  private readonly outlines = new Map<MarkupNode, Path2D>()
  private readonly gradients = new Map<string, CanvasGradient>()

  constructor(root: MarkupNode) {
    this.name(root)
  }

  private name(node: MarkupNode): void {
    if (node.attributes.id !== undefined) this.named.set(node.attributes.id, node)
    for (const child of node.children) this.name(child)
  }

  paint(context: Context, node: MarkupNode): void {
    if (node.name === 'defs') return
    context.save()
    applyTransform(context, node.attributes.transform)
    if (node.name === 'use') {
      const symbol = this.named.get(node.attributes.href?.slice(1) ?? '')
      if (symbol) this.paint(context, symbol)
    } else if (node.name !== 'g' && node.name !== 'svg') {
      if (this.isSoftened(node)) this.paintApart(context, alone(node))
      else this.paintShape(context, node)
    } else if (isPaintedApart(node)) this.paintApart(context, node)
    else this.paintParts(context, node)
    context.restore()
  }

  private paintParts(context: Context, node: MarkupNode): void {
    for (const part of this.named.get(referenceOf(node.attributes['clip-path']) ?? '')?.children ?? []) {
      context.clip(this.outline(part))
    }
    for (const child of node.children) this.paint(context, child)
  }

  private paintApart(context: Context, node: MarkupNode): void {
    const { width, height } = context.canvas
    const layer = new OffscreenCanvas(width, height).getContext('2d')
    if (!layer) throw new Error('There is no canvas to paint on.')
    const transform = context.getTransform()
    layer.setTransform(transform)
    this.paintParts(layer, node)
    const scale = Math.hypot(transform.a, transform.b)
    context.resetTransform()
    applyEffects(context, node, this.named, scale)
    const isSoftened = this.isSoftened(node)
    context.drawImage(isSoftened ? soften(layer.canvas, blurOf(node, this.named) * scale) : layer.canvas, 0, 0)
  }

  /** Whether a blurred node must be painted without canvas filters, because the browser does not support them. */
  private isSoftened(node: MarkupNode): boolean {
    return !('filter' in OffscreenCanvasRenderingContext2D.prototype) && blurOf(node, this.named) > 0
  }

  private paintShape(context: Context, node: MarkupNode): void {
    const { fill = 'none', stroke = 'none' } = node.attributes
    const { a, b } = context.getTransform()
    applyEffects(context, node, this.named, Math.hypot(a, b))
    if (stroke !== 'none') {
      context.strokeStyle = stroke
      context.lineWidth = numberOf(node, 'stroke-width', 1)
      context.lineCap = CAPS[node.attributes['stroke-linecap'] ?? ''] ?? 'butt'
      context.lineJoin = node.attributes['stroke-linejoin'] === 'round' ? 'round' : 'miter'
    }
    const rule = node.attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero'
    const gradient = referenceOf(fill)
    if (gradient) this.fillWithGradient(context, node, gradient, rule)
    else if (fill !== 'none') {
      context.fillStyle = fill
      context.fill(this.outline(node), rule)
    }
    if (stroke !== 'none') context.stroke(this.outline(node))
  }

  /**
   * Fills a shape with a gradient. Scales the shape to a unit square first, because an SVG gradient spans the bounding
   * box of its shape.
   */
  private fillWithGradient(context: Context, node: MarkupNode, name: string, rule: CanvasFillRule): void {
    const { x, y, width, height } = boundsOf(node)
    if (width === 0 || height === 0) return
    const unit = new Path2D()
    unit.addPath(this.outline(node), { a: 1 / width, d: 1 / height, e: -x / width, f: -y / height })
    context.save()
    context.transform(width, 0, 0, height, x, y)
    context.fillStyle = this.gradient(context, name)
    context.fill(unit, rule)
    context.restore()
  }

  private outline(node: MarkupNode): Path2D {
    const known = this.outlines.get(node)
    const outline = known ?? outlineOf(node)
    if (!known) this.outlines.set(node, outline)
    return outline
  }

  private gradient(context: Context, name: string): CanvasGradient {
    const known = this.gradients.get(name)
    if (known) return known
    const node = this.named.get(name)
    if (!node) throw new SyntaxError(`This scene has no gradient ${name}.`)
    const gradient = createGradient(context, node)
    for (const stop of node.children) {
      const colour = withAlpha(stop.attributes['stop-color'], numberOf(stop, 'stop-opacity', 1))
      gradient.addColorStop(numberOf(stop, 'offset'), colour)
    }
    this.gradients.set(name, gradient)
    return gradient
  }
}

/** Wraps a blurred shape in a group. The group has the blur, and the shape has none. */
function alone(node: MarkupNode): MarkupNode {
  const { filter = '', transform: _, ...attributes } = node.attributes
  return { name: 'g', attributes: { filter }, children: [{ ...node, attributes }] }
}

function createGradient(context: Context, node: MarkupNode): CanvasGradient {
  if (node.name === 'linearGradient') {
    const [x1, y1, x2, y2] = [numberOf(node, 'x1'), numberOf(node, 'y1'), numberOf(node, 'x2'), numberOf(node, 'y2')]
    return context.createLinearGradient(x1, y1, x2, y2)
  }
  const share = (name: string) => Number.parseFloat(node.attributes[name] ?? '50%') / 100
  const [cx, cy] = [share('cx'), share('cy')]
  return context.createRadialGradient(cx, cy, 0, cx, cy, share('r'))
}
