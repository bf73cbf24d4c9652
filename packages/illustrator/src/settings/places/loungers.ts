import { lighten, mix } from '../../base/colour.ts'
import { lerp, type Point } from '../../base/geometry.ts'
import { d, line, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBush, drawContact, drawPottedTree } from './parts/greenery.ts'
import { at, facing, unitAt } from './parts/space.ts'

export const TIMBER = '#9a6b44'
export const HEDGE = '#4c7550'

export function drawLoungers(painter: Painter, side: number): string {
  const [px, py] = at(side * 5.9, 0, 9)
  const pot = drawPottedTree(painter, ...at(side * 7.6, 0, 11), 210, painter.tone('#5f8457', 0.05))
  const [bx, by] = at(side * 9.6, 0, 14)
  const bush = drawBush(painter, { x: bx, y: by, width: 190, height: 120, colour: painter.tone(HEDGE, 0.08), dabs: 60 })
  return (
    bush +
    pot +
    drawParasol(painter, px, py, unitAt(9)) +
    drawLounger(painter, side, 8.4) +
    drawLounger(painter, side, 6.9)
  )
}

/** Draws a lounger beside the pool. Its head end is raised and faces away from the centre. */
function drawLounger(painter: Painter, side: number, away: number): string {
  const wood = painter.tone(TIMBER)
  const linen = painter.tone(mix('#fbf6ec', painter.spec.palette[0], 0.12))
  const near = facing(away)
  const far = facing(away + 0.7)
  const [foot, knee, head] = [side * 3.9, side * 4.9, side * 5.5]
  const legs = [foot + side * 0.1, head - side * 0.1].flatMap((x) =>
    [near, far].map((plane) => line(...plane(x, 0), ...plane(x, 0.32), lighten(wood, -0.08), unitAt(away) * 0.07)),
  )
  const seat: Point[] = [near(foot, 0.36), far(foot, 0.36), far(knee, 0.36), near(knee, 0.36)]
  const backrest: Point[] = [near(knee, 0.36), far(knee, 0.36), far(head, 0.95), near(head, 0.95)]
  const edge: Point[] = [
    near(foot, 0.36),
    near(knee, 0.36),
    near(head, 0.95),
    near(head, 0.84),
    near(knee, 0.26),
    near(foot, 0.26),
  ]
  return (
    drawContact(painter, ...near((foot + head) / 2, 0), unitAt(away) * 0.95) +
    legs.join('') +
    polygon(seat, lighten(linen, 0.01)) +
    polygon(backrest, painter.gradient(lighten(linen, -0.03), lighten(linen, -0.08))) +
    polygon(edge, wood) +
    polygon(
      [near(head - side * 0.32, 0.72), far(head - side * 0.32, 0.72), far(head, 1), near(head, 1)],
      painter.tone(painter.spec.palette[0]),
    )
  )
}

function drawParasol(painter: Painter, x: number, y: number, unit: number): string {
  const cloth = painter.tone('#f7efe0')
  const [half, top] = [unit * 1.3, y - unit * 2.75]
  const panels = repeat(6, (i) => {
    const [from, to] = [lerp(-half, half, i / 6), lerp(-half, half, (i + 1) / 6)]
    return path(
      d`M${x} ${top}Q${x + from * 0.7} ${top + unit * 0.2} ${x + from} ${top + unit * 0.62}Q${x + (from + to) / 2} ${top + unit * 0.74} ${x + to} ${top + unit * 0.62}Q${x + to * 0.7} ${top + unit * 0.2} ${x} ${top}Z`,
      lighten(cloth, -0.015 - i * 0.018 - (i % 2) * 0.02),
    )
  })
  return drawContact(painter, x, y, unit * 0.5) + line(x, y, x, top, painter.tone(TIMBER), unit * 0.07) + panels
}
