import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, path, polygon, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { edges, shade, type Wearer } from '../wearer.ts'

const BLOOMS = ['#e8607f', '#fff3ec', '#f2a94e', '#e8607f', '#b565a7']

/** Returns points along a necklace that hangs to a depth below the neck, from left to right. */
function necklace(w: Wearer, depth: number, count: number): Point[] {
  const { y, half } = w.body
  const [left, right] = edges(w, 'neck', 2.4)
  if (w.stance.view === 'back')
    return listOf(count, (i): Point => {
      const t = i / (count - 1)
      return [left - 1 + (right - left + 2) * t, y.neck + 2 + Math.sin(t * Math.PI) * 3.4]
    })
  const wide = w.stance.view === 'side' ? 0.3 : 1
  const shift = w.stance.view === 'side' ? w.body.profile.bust[1] * 0.62 : 0
  return listOf(count, (i): Point => {
    const t = i / (count - 1)
    const across = Math.cos(Math.PI * (1 - t)) * (half.neck + 2 + Math.sin(t * Math.PI) * 4) * wide
    return [shift + across, y.neck + 1 + Math.sin(t * Math.PI) * depth]
  })
}

/** Draws a garland of flowers around the neck. */
export function drawLei(w: Wearer, colour?: string): string {
  return necklace(w, w.body.y.bust - w.body.y.neck + 12, 17)
    .map(([x, y], i) => {
      const bloom = w.tone(colour ?? (BLOOMS[i % BLOOMS.length] as string))
      return (
        circle(x + 1, y + 1.4, 2, w.tone('#6f8f5a')) +
        circle(x, y, 3, shade(bloom, 0.5)) +
        circle(x, y - 0.4, 1.9, bloom)
      )
    })
    .join('')
}

/** Draws a bow tie. From behind, only its band is visible. */
export function drawBowTie(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.6)
  if (w.stance.view === 'back')
    return stroke(
      curve([
        [left, y.neck - 1],
        [0, y.neck + 0.4],
        [right, y.neck - 1],
      ]),
      colour,
      1.6,
    )
  const x = w.stance.view === 'side' ? right + 0.8 : 0
  const half = w.stance.view === 'side' ? 2.6 : 6.4
  return (
    SIDES.map((side) =>
      polygon(
        [
          [x, y.neck + 2.4],
          [x + side * half, y.neck - 1.4],
          [x + side * half, y.neck + 6],
        ],
        side === w.lit ? colour : shade(colour, 0.8),
      ),
    ).join('') + ellipse(x, y.neck + 2.4, 1.5, 2, shade(colour, 1.4))
  )
}

/** Draws the two bands of a stole, or the white collar of a priest. */
export function drawStole(w: Wearer, colour: string): string {
  const { y, half } = w.body
  if (w.stance.view === 'back')
    return stroke(
      curve([
        [-half.neck - 2, y.neck + 1],
        [0, y.neck + 5],
        [half.neck + 2, y.neck + 1],
      ]),
      colour,
      5,
    )
  const sides = w.stance.view === 'side' ? [0.8] : SIDES
  return sides
    .map((side) => {
      const x = side * (half.neck + 2.6)
      return (
        path(
          outline(
            [
              [x * 0.9 - 2.6, y.neck],
              [x - 3.4, y.waist],
              [x * 1.06 - 3.8, y.hip + 22],
            ],
            [
              [x * 1.06 + 3.8, y.hip + 22],
              [x + 3.4, y.waist],
              [x * 0.9 + 2.6, y.neck],
            ],
          ),
          colour,
        ) +
        line(x, y.hip + 6, x, y.hip + 16, w.tone('#e6c466'), 1.3) +
        line(x - 2.4, y.hip + 9.4, x + 2.4, y.hip + 9.4, w.tone('#e6c466'), 1.3)
      )
    })
    .join('')
}

export function drawClericalCollar(w: Wearer): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.4)
  return (
    stroke(
      curve([
        [left, y.neck - 1.4],
        [(left + right) / 2, y.neck],
        [right, y.neck - 1.4],
      ]),
      w.tone('#26242c'),
      3.4,
    ) +
    (w.stance.view === 'front'
      ? polygon(
          [
            [-2, y.neck - 2],
            [2, y.neck - 2],
            [2, y.neck + 1.6],
            [-2, y.neck + 1.6],
          ],
          w.tone('#fdfaf3'),
        )
      : '')
  )
}

/** Draws the silver buttons and the red bow of a mariachi suit. */
export function drawMariachiTrim(w: Wearer): string {
  const { y, half } = w.body
  const silver = w.tone('#e8e2d6')
  const xs = w.stance.view === 'side' ? [3] : SIDES.map((side) => side * half.hip * 0.86)
  const seams = xs.map((x) => listOf(9, (i) => circle(x, y.hip + 10 + i * 8.6, 1.3, silver)).join('')).join('')
  const jacket = xs.map((x) => listOf(4, (i) => circle(x * 0.6, y.bust + 4 + i * 6, 1.2, silver)).join('')).join('')
  return seams + jacket + drawBowTie(w, w.tone('#c8202a'))
}

/** Draws a long tie over the shirt. From behind, only its band is visible. */
export function drawTie(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.6)
  if (w.stance.view === 'back')
    return stroke(
      curve([
        [left, y.neck],
        [0, y.neck + 1.4],
        [right, y.neck],
      ]),
      colour,
      2,
    )
  const x = w.stance.view === 'side' ? w.body.profile.bust[1] * 0.86 : 0
  const low = y.waist + (y.hip - y.waist) * 0.1
  return polygon(
    [
      [x - 2, y.neck + 0.5],
      [x + 2, y.neck + 0.5],
      [x + 1.6, y.neck + 4],
      [x + 3.4, y.bust + 10],
      [x, low - 1],
      [x - 3.4, y.bust + 10],
      [x - 1.6, y.neck + 4],
    ],
    colour,
  )
}
