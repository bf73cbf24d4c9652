import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, path, polygon, stroke } from '../../base/svg.ts'
import { curve, mirrored, outline } from '../curve.ts'
import { edges, shade, volume, type Wearer } from '../wearer.ts'
import { GOLD } from './cloth.ts'

/** Draws an agbada: a wide over-robe that covers the arms and is folded back at the shoulders. */
export function drawAgbada(w: Wearer): string {
  const { y, knee } = w.body
  const [left, right] = edges(w, 'shoulder', 3)
  const isSide = w.stance.view === 'side'
  const reach = isSide ? 24 : 41
  const low = knee + 16
  const slope: Point[] = [
    [left * 0.3, y.neck + 1],
    [left * 1.05, y.shoulder + 1],
    [-reach * 0.68, y.waist - 14],
    [-reach * 0.86, y.hip - 4],
  ]
  const fall: Point[] = [
    [-reach * 0.86, y.hip - 4],
    [-reach, low],
  ]
  const hem: Point[] = [
    [-reach, low],
    [-reach * 0.5, low + 3],
    [0, low + 1],
    [reach * 0.4, low + 4],
    [isSide ? 18 : reach, low],
  ]
  const ahead: Point[] = [
    [18, low],
    [20, y.hip],
    [17, y.bust],
    [right, y.shoulder],
    [right * 0.3, y.neck + 1],
  ]
  const edge = isSide ? [slope, fall, hem, ahead] : [slope, fall, hem, mirrored(fall), mirrored(slope)]
  const folds = [-0.72, -0.42, 0.42, 0.72].map((t) =>
    stroke(
      curve([
        [t * right * 0.9, y.shoulder + 4],
        [t * reach * 0.75, y.waist + 8],
        [t * reach * 0.72, low],
      ]),
      t * w.lit > 0 ? lighten(w.cloth, 0.06) : shade(w.cloth, 1.7),
      2.2,
      { opacity: 0.6 },
    ),
  )
  const shoulderFolds = isSide
    ? []
    : SIDES.map((side) =>
        path(
          outline(
            [
              [side * (right - 7), y.shoulder - 1],
              [side * (right - 0.5), y.shoulder + 5],
              [side * reach * 0.7, y.waist - 2],
            ],
            [
              [side * reach * 0.52, y.waist],
              [side * (right - 6), y.shoulder + 12],
            ],
          ),
          shade(w.cloth, 0.9),
          { opacity: 0.75 },
        ),
      )
  return volume(w, outline(...edge), w.cloth) + folds.join('') + shoulderFolds.join('') + drawEmbroidery(w)
}

function drawEmbroidery(w: Wearer): string {
  if (w.stance.view === 'side') return ''
  const { y } = w.body
  const gold = w.tone(GOLD)
  const rings = [6, 9].map((r) =>
    stroke(
      curve([
        [-r, y.neck + 1],
        [-r * 0.7, y.neck + r],
        [0, y.neck + r * 1.35],
        [r * 0.7, y.neck + r],
        [r, y.neck + 1],
      ]),
      gold,
      1.6,
    ),
  )
  const panel =
    w.stance.view === 'front'
      ? polygon(
          [
            [-5, y.bust - 6],
            [9, y.bust - 6],
            [9, y.waist + 6],
            [-5, y.waist + 6],
          ],
          gold,
          { opacity: 0.55 },
        ) + listOf(4, (i) => line(-5, y.bust - 2 + i * 6, 9, y.bust - 2 + i * 6, lighten(gold, 0.08), 1)).join('')
      : circle(0, y.bust + 2, 4.4, gold, { opacity: 0.8 }) + circle(0, y.bust + 2, 2.2, w.cloth)
  return rings.join('') + panel
}

/** Draws the soft cap of a Yoruba man. */
export function drawFila(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const cap = outline(
    [
      [-rx * 1.04, y - ry * 0.32],
      [-rx, y - ry * 1.1],
      [-rx * 0.3, y - ry * 1.42],
      [rx * 0.7, y - ry * 1.3],
      [rx * 1.3, y - ry * 0.86],
      [rx * 1.04, y - ry * 0.32],
    ],
    [
      [rx * 1.04, y - ry * 0.32],
      [0, y - ry * 0.16],
      [-rx * 1.04, y - ry * 0.32],
    ],
  )
  return (
    volume(w, cap, shade(w.cloth, 0.5)) +
    stroke(
      curve([
        [-rx, y - ry * 0.4],
        [0, y - ry * 0.24],
        [rx, y - ry * 0.4],
      ]),
      w.tone(GOLD),
      1.8,
    )
  )
}
