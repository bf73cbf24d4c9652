import { listOf, onEllipse, type Point } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke, turn } from '../../base/svg.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { type Brush, drawEye } from './fur.ts'

const FEATHER_RINGS = [
  { reach: 98, count: 17, size: 8.6 },
  { reach: 76, count: 14, size: 7.6 },
  { reach: 54, count: 11, size: 6.4 },
] as const

/** Draws a peacock with its tail spread. */
export function drawPeacock({ fill, tone }: Brush): string {
  const green = tone('#2f7f62')
  const hub: Point = [0, -34]
  const fan = outline(
    listOf(13, (i) => onEllipse(hub[0], hub[1], 106, 106, -Math.PI * (-0.06 + (i / 12) * 1.12))),
    [[0, -20]],
  )
  const eyes = FEATHER_RINGS.flatMap(({ reach, count, size }) =>
    listOf(count, (i) => {
      const angle = -Math.PI * (-0.04 + (i / (count - 1)) * 1.08)
      const [x, y] = onEllipse(hub[0], hub[1], reach, reach, angle)
      const quill = stroke(curve([hub, [x, y]]), tone('#5f9a54'), 1.2, { opacity: 0.7 })
      const degrees = (angle * 180) / Math.PI + 90
      const eye = ellipse(x, y, size * 0.8, size * 1.15, tone('#4fa86a'), { transform: turn(degrees, x, y) })
      return (
        quill +
        eye +
        ellipse(x, y, size * 0.55, size * 0.75, tone('#c9953f'), { transform: turn(degrees, x, y) }) +
        circle(x, y, size * 0.42, tone('#2a67a8')) +
        circle(x, y + size * 0.1, size * 0.2, tone('#1b2a5a'))
      )
    }),
  )
  const legs = [-5, 5]
    .map((x) =>
      stroke(
        curve([
          [x, -16],
          [x, -1],
        ]),
        tone('#9a8468'),
        2,
      ),
    )
    .join('')
  const body = outline(points('0,-86 -6,-78 -7,-62 -15,-44 -15,-26 0,-14 15,-26 15,-44 7,-62 6,-78'))
  const head = circle(0, -86, 7, tone('#2458a6')) + path(limb(points('-1,-84 0,-78'), [4, 1]), tone('#e8d9b8'))
  const crown = [-6, -3, 0, 3, 6]
    .map(
      (x) =>
        stroke(
          curve([
            [x * 0.3, -92],
            [x, -101],
          ]),
          tone('#2458a6'),
          0.8,
        ) + circle(x, -102, 1.4, tone('#3fa0b5')),
    )
    .join('')
  return (
    fill(fan, green) +
    eyes.join('') +
    legs +
    fill(body, tone('#2458a6')) +
    ellipse(-4, -46, 4, 12, tone('#3f86c8'), { opacity: 0.5 }) +
    head +
    crown +
    drawEye(-2.6, -87, 1.1) +
    drawEye(2.6, -87, 1.1)
  )
}
