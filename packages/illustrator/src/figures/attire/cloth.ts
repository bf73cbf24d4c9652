import { lighten } from '../../base/colour.ts'
import type { Point } from '../../base/geometry.ts'
import { path, polyline, stroke } from '../../base/svg.ts'
import { curve, limb, outline } from '../curve.ts'
import { drawShoe, legLines } from '../legs.ts'
import { edges, shade, sideOf, torso, volume, type Wearer } from '../wearer.ts'

export const GOLD = '#d6a94e'

export const WHITE = '#fdf8f1'

export const SLIPPER = '#f4efe6'

export const isMan = (w: Wearer) => w.figure.build === 'man'

/** Draws the bare shoulders and the bare back above a bodice. */
export function drawBareBack(w: Wearer): string {
  return volume(w, torso(w, 'shoulder', 'waist'), w.skin)
}

export type Neckline = 'straight' | 'low' | 'high'

/** Draws a fitted bodice with straps over bare skin. */
export function drawBodice(w: Wearer, colour: string, neckline: Neckline): string {
  const { y } = w.body
  if (neckline === 'high') return volume(w, torso(w, 'shoulder', 'waist', 0.6), colour)
  const [b1, b2] = edges(w, 'bust', 0.7)
  const [s1, s2] = edges(w, 'shoulder')
  const rise = w.stance.view === 'front' ? -4 : neckline === 'low' ? 1 : -3
  const dip = neckline === 'low' && w.stance.view !== 'side' ? (w.stance.view === 'front' ? 6 : 13) : 1.5
  const top: Point[] = [
    [b2, y.bust + rise],
    [b2 * 0.5, y.bust + rise - (w.stance.view === 'front' ? 1.5 : 0) + dip * 0.4],
    [(b1 + b2) / 2, y.bust + rise + dip],
    [b1 * 0.5, y.bust + rise - (w.stance.view === 'front' ? 1.5 : 0) + dip * 0.4],
    [b1, y.bust + rise],
  ]
  const [left, right] = [sideOf(w, 0, 'bust', 'waist', 0.7), sideOf(w, 1, 'bust', 'waist', 0.7).reverse()]
  left[0] = [b1, y.bust + rise]
  right[right.length - 1] = [b2, y.bust + rise]
  const straps = [
    [s1, b1],
    [s2, b2],
  ].map(([s = 0, b = 0]) =>
    stroke(
      curve([
        [b * 0.9, y.bust + rise + 1],
        [s * 0.7, y.shoulder - (y.shoulder - y.neck) * 0.56],
      ]),
      colour,
      1.8,
    ),
  )
  return drawBareBack(w) + straps.join('') + volume(w, outline(left, right, top), colour)
}

/** Draws trousers with shoes. */
export function drawTrousers(w: Wearer, colour: string, shoe: string, width = 1): string {
  const { body } = w
  const size = body.arm * width
  const [h1, h2] = edges(w, 'hip', 0.5)
  const legs = legLines(w).map(([hip, knee, foot], i) => {
    const tone = i === (w.lit < 0 ? 1 : 0) ? shade(colour, 0.9) : lighten(colour, 0.02)
    const leg = limb([[hip[0], hip[1] - 4], knee, [foot[0], foot[1] - 2]], [size * 1.56, size * 1.26, size * 1.02])
    return (
      drawShoe(w, foot, shoe) +
      path(leg, tone) +
      stroke(curve([knee, [foot[0], foot[1] - 4]]), lighten(tone, 0.05), 1, { opacity: 0.6 })
    )
  })
  const [w1, w2] = edges(w, 'waist', 0.8)
  const seat: Point[] = [
    [w1, body.y.waist - 0.5],
    [w2, body.y.waist - 0.5],
    [h2, body.y.hip],
    [h2 * 0.94, body.crotch + 3],
    [0, body.crotch + 5],
    [h1 * 0.94, body.crotch + 3],
    [h1, body.y.hip],
  ]
  return legs.join('') + volume(w, polyline(seat, true), colour)
}
