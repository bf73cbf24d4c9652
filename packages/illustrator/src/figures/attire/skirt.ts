import { lighten } from '../../base/colour.ts'
import { lerp, lerpPoint, listOf, type Point } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import { curve, limb, outline } from '../curve.ts'
import { edges, shade, volume, type Wearer } from '../wearer.ts'

export interface SkirtCut {
  /** Half the width of the skirt at the hem, in centimetres. */
  flare: number
  /** The y position of the hem, in centimetres. Default: just above the floor. */
  hem?: number
  /** The level at which the skirt starts. Default: the waist. */
  top?: 'bust' | 'waist' | 'hip'
  /** The roundness of the skirt below its top: 0 is straight, 1 is bell-shaped. */
  bell?: number
  /** The distance below the hips at which the skirt starts to flare, in centimetres. Default: 0. */
  fitted?: number
  folds?: number
  colour?: string
}

interface SkirtShape {
  left: Point[]
  hem: Point[]
  right: Point[]
}

/** The y position of the hem of a long skirt, in centimetres. It is higher over named shoes, so that they show. */
function hemOf({ figure: { extras } }: Wearer): number {
  if (extras.includes('boots')) return -27
  return extras.includes('sneakers') || extras.includes('shoes') ? -10 : -2
}

/** Returns the edges of a skirt, which borders and folds also use. */
export function skirtShape(w: Wearer, cut: SkirtCut): SkirtShape {
  const { flare, hem = hemOf(w), top = 'waist', bell = 0.35, fitted = 0 } = cut
  const { y } = w.body
  const [x1, x2] = edges(w, top, 0.6)
  const [h1, h2] = edges(w, 'hip', 1)
  const isSide = w.stance.view === 'side'
  const swing = w.stance.swing ?? 0
  const [far, near] = isSide ? [-flare * 1.1 + swing, flare * 0.78 + swing] : [-flare + swing, flare + swing]
  const start = y[top]
  const hipY = Math.max(y.hip, start + 8) + fitted
  const edge = (waist: number, hip: number, low: number): Point[] => [
    [waist, start],
    [fitted > 0 ? hip : lerp(waist, low, 0.28 + bell * 0.38), hipY],
    [lerp(fitted > 0 ? hip : waist, low, 0.5 + bell * 0.36), lerp(hipY, hem, 0.5)],
    [low, hem],
  ]
  const wave = Math.min(4, flare * 0.09)
  const bottom = listOf(
    5,
    (i): Point => [lerp(far, near, i / 4), hem + Math.sin((i / 4) * Math.PI) * wave * 1.3 + (i % 2) * wave * 0.5],
  )
  return { left: edge(x1, h1, far), hem: bottom, right: edge(x2, h2, near).reverse() }
}

/** Draws a skirt with folds. */
export function drawSkirt(w: Wearer, cut: SkirtCut): string {
  const colour = cut.colour ?? w.cloth
  const shape = skirtShape(w, cut)
  return volume(w, outline(shape.left, shape.hem, shape.right), colour) + drawFolds(w, shape, colour, cut.folds ?? 5)
}

/** Draws folds as wedges that widen towards the hem. Each fold has a dark wedge on its shaded side. */
function drawFolds(w: Wearer, { left, right, hem }: SkirtShape, colour: string, count: number): string {
  const [top1, top2] = [left[0] as Point, right.at(-1) as Point]
  const [hip1, hip2] = [left[2] as Point, right[1] as Point]
  const [end1, end2] = [hem[0] as Point, hem.at(-1) as Point]
  const wedge = (t: number, width: number) => {
    const start = lerpPoint(top1, top2, lerp(0.5, t, 0.8))
    const middle = lerpPoint(hip1, hip2, t)
    const end = lerpPoint(end1, end2, t)
    const droop = Math.sin(t * Math.PI) * 4
    return limb([start, middle, [end[0], end[1] + droop - 1]], [0.4, width * 0.5, width])
  }
  const spread = Math.abs(end2[0] - end1[0]) / (count * 3.2)
  const dark = listOf(count, (i) => wedge((i + 0.75) / (count + 0.4), spread * w.random.range(0.7, 1.2)))
  const light = listOf(count - 1, (i) => wedge((i + 1.2) / (count + 0.4), spread * w.random.range(0.35, 0.6)))
  return (
    path(dark.join(''), shade(colour, 1.5), { opacity: 0.5 }) +
    path(light.join(''), lighten(colour, 0.06), { opacity: 0.55 })
  )
}

/** Draws a band along the hem of a skirt. `raise` moves the band up, in centimetres. */
export function drawHemBand(w: Wearer, cut: SkirtCut, colour: string, width: number, raise = 0): string {
  const { hem, left, right } = skirtShape(w, cut)
  const share = raise / Math.abs((left[3] as Point)[1] - (left[2] as Point)[1])
  const from = lerpPoint(left[3] as Point, left[2] as Point, share)
  const to = lerpPoint(right[0] as Point, right[1] as Point, share)
  const points = hem.map(
    ([, y], i): Point => [lerp(from[0] + 0.4, to[0] - 0.4, i / (hem.length - 1)), y - raise - width / 2],
  )
  return stroke(curve(points), colour, width, { 'stroke-linecap': 'butt' })
}

/** Draws rows of small motifs on a skirt, such as embroidery. */
export function drawMotifs(w: Wearer, cut: SkirtCut, colour: string, rows: number): string {
  const { left, right } = skirtShape(w, cut)
  const [top1, top2, low1, low2] = [left[1] as Point, right[2] as Point, left[3] as Point, right[0] as Point]
  return listOf(rows, (row) => {
    const t = (row + 0.5) / rows
    const [from, to] = [lerpPoint(top1, low1, t), lerpPoint(top2, low2, t)]
    const count = Math.round((to[0] - from[0]) / 9)
    return listOf(count, (i) => {
      const [x, y] = lerpPoint(from, to, (i + 0.5 + (row % 2) * 0.3) / (count + 0.3))
      return circle(x, y + 2, 1.1, colour)
    }).join('')
  }).join('')
}
