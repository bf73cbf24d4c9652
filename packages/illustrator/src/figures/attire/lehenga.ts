import { lighten } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import type { Wearer } from '../wearer.ts'
import { GOLD } from './cloth.ts'
import type { SkirtCut } from './skirt.ts'

export const LEHENGA: SkirtCut = { flare: 44, bell: 0.55, folds: 8 }

/** Draws a dupatta: a sheer shawl with a golden edge over the head or the shoulders. */
export function drawDupatta(w: Wearer): string {
  const { view } = w.stance
  const { y, head } = w.body
  const gold = w.tone(GOLD)
  const sheer = lighten(w.cloth, 0.06)
  const top = head.y - head.ry * 0.7
  const left: Point[] =
    view === 'side'
      ? [
          [1, top - 3],
          [-10, head.y - 2],
          [-15, y.bust],
          [-21, y.hip],
          [-26, -40],
        ]
      : [
          [-2, top - 3],
          [-9.6, head.y],
          [-19, y.shoulder + 6],
          [-23, y.hip],
          [-25, -42],
        ]
  const right: Point[] =
    view === 'side'
      ? [
          [-5, -40],
          [-3, y.hip],
          [-1, y.bust],
          [-4, head.y + 6],
          [1, top - 3],
        ]
      : left.map(([x, at]): Point => [-x, at]).reverse()
  if (view === 'front') {
    return [left, right.toReversed()]
      .map(
        (edge) =>
          stroke(curve(edge), sheer, 5, { opacity: 0.75 }) +
          stroke(curve(edge.map(([x, at]): Point => [x * 1.08, at])), gold, 1.5),
      )
      .join('')
  }
  const hem: Point[] = [left[4] as Point, [view === 'side' ? -16 : 0, -36], right[0] as Point]
  return (
    path(outline(left, hem, right), sheer, { opacity: 0.72 }) +
    stroke(curve(left), gold, 1.6) +
    stroke(curve(hem), gold, 3.4) +
    (view === 'side' ? '' : stroke(curve(right), gold, 1.6)) +
    drawSparkles(w, gold)
  )
}

function drawSparkles({ random, body, stance }: Wearer, colour: string): string {
  return listOf(14, () => {
    const y = random.range(body.y.shoulder, -48)
    const x = stance.view === 'side' ? random.range(-18, -6) : random.range(-17, 17)
    return circle(x, y, 0.9, colour, { opacity: 0.85 })
  }).join('')
}
