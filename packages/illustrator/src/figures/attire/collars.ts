import { stroke } from '../../base/svg.ts'
import { curve } from '../curve.ts'
import { edges, shade, type Wearer } from '../wearer.ts'

/** Draws a stand collar. */
export function drawStandCollar(w: Wearer, colour: string, trim: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.8)
  const low = (left + right) / 2
  return (
    stroke(
      curve([
        [left, y.neck - 1],
        [low, y.neck + 0.2],
        [right, y.neck - 1],
      ]),
      colour,
      5.4,
    ) +
    stroke(
      curve([
        [left, y.neck - 3.6],
        [low, y.neck - 2.4],
        [right, y.neck - 3.6],
      ]),
      trim,
      1.1,
    )
  )
}

/** Draws the crossed collar of a robe. */
export function drawCrossedCollar(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 1.4)
  if (w.stance.view === 'front')
    return (
      stroke(
        curve([
          [right, y.neck - 1],
          [2, y.bust - 6],
          [left * 0.9, y.bust],
        ]),
        shade(colour, 0.6),
        3,
      ) +
      stroke(
        curve([
          [left, y.neck - 1],
          [-2, y.bust - 6],
          [right * 1.4, y.bust + 4],
        ]),
        colour,
        3.4,
      )
    )
  return stroke(
    curve([
      [left, y.neck + 1],
      [(left + right) / 2, y.neck + 3.4],
      [right, y.neck + 1],
    ]),
    colour,
    3.6,
  )
}
