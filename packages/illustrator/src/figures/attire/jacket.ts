import { lighten } from '../../base/colour.ts'
import { lerp, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, polygon, stroke } from '../../base/svg.ts'
import { curve } from '../curve.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { WHITE } from './cloth.ts'

/** Draws a tailored jacket with shirt and collar. */
export function drawJacket(w: Wearer, colour: string, { hem = 6, satin = false, tie = '#3b3446' } = {}): string {
  const coat = volume(w, torso(w, 'shoulder', 'hip', 1.2, hem), colour)
  const { view } = w.stance
  if (view === 'front') return coat + drawLapels(w, colour, satin, tie)
  const collar = drawCollar(w, colour)
  if (view === 'side') return coat + collar
  const { y } = w.body
  const seam = stroke(d`M0 ${y.neck + 4}L0 ${y.hip + hem}`, shade(colour, 1.2), 0.9)
  const vent = stroke(d`M0 ${y.waist + 6}L0.6 ${y.hip + hem + 1}`, shade(colour, 2.4), 1.3)
  const waist = SIDES.map((side) =>
    stroke(
      curve([
        [side * w.body.half.bust * 0.62, y.bust + 4],
        [side * w.body.half.waist * 0.5, y.waist],
        [side * w.body.half.hip * 0.6, y.hip + hem],
      ]),
      shade(colour, 1.3),
      1,
      { opacity: 0.55 },
    ),
  ).join('')
  return coat + seam + waist + vent + collar
}

function drawCollar(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.3)
  const butt = { 'stroke-linecap': 'butt' }
  const band = (rise: number, pad: number): Point[] => [
    [left - pad, y.neck - rise],
    [(left + right) / 2, y.neck - rise + 1.2],
    [right + pad, y.neck - rise],
  ]
  return (
    stroke(curve(band(2.2, 0)), w.tone(WHITE), 2.6, butt) +
    stroke(curve(band(-0.4, 0.8)), lighten(colour, 0.035), 3.6, butt)
  )
}

function drawLapels(w: Wearer, colour: string, satin: boolean, tie: string): string {
  const { y, half } = w.body
  const low = lerp(y.waist, y.hip, 0.1)
  const shirt = polygon(
    [
      [-half.neck - 1, y.neck],
      [half.neck + 1, y.neck],
      [0.6, low],
    ],
    w.tone(WHITE),
  )
  const lapels = SIDES.map((side) =>
    polygon(
      [
        [side * (half.neck + 1), y.neck - 1.5],
        [side * half.bust * 0.56, y.bust - 6],
        [side * half.bust * 0.42, y.bust - 3],
        [0, low + 2],
        [side * 1.4, y.bust],
      ],
      satin ? lighten(colour, 0.1) : side === w.lit ? lighten(colour, 0.05) : shade(colour, 0.6),
    ),
  ).join('')
  const knot = satin
    ? polygon(
        [
          [-5, y.neck - 0.4],
          [0, y.neck + 1.6],
          [5, y.neck - 0.4],
          [5, y.neck + 5],
          [0, y.neck + 3],
          [-5, y.neck + 5],
        ],
        colour,
      )
    : polygon(
        [
          [-1.8, y.neck + 0.5],
          [1.8, y.neck + 0.5],
          [1.4, y.neck + 3.4],
          [2.6, y.bust + 8],
          [0, low - 2],
          [-2.6, y.bust + 8],
          [-1.4, y.neck + 3.4],
        ],
        w.tone(tie),
      )
  const flower =
    circle(-half.bust * 0.62, y.bust - 6, 2.2, w.tone('#f3e2d8')) +
    circle(-half.bust * 0.62 + 0.6, y.bust - 6.6, 1.2, w.tone('#ffffff'))
  return shirt + knot + lapels + flower + circle(0.8, low + 5, 0.8, shade(colour, 2.5))
}
