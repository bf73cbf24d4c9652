import { lighten, mix } from '../../base/colour.ts'
import { lerp, type Point } from '../../base/geometry.ts'
import { d, line, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit } from './parts/glass.ts'
import { groundAt, unitAt } from './parts/space.ts'

export const AWAY = 18
export const FOOT = groundAt(AWAY)
const UNIT = unitAt(AWAY)
export const EAVES = FOOT - UNIT * 2.75
const CLOTH = '#f7efe0'
const LAMPLIT = '#ffd089'
export const POLE = '#9c6f45'
const PANELS = 9

export interface Peak {
  x: number
  top: number
  half: number
}

export function clothTone(painter: Painter): string {
  const cloth = painter.tone(CLOTH, 0.04)
  return isLampLit(painter) ? mix(cloth, LAMPLIT, 0.5) : cloth
}

/** Draws one peak of the tent: concave edges from the peak to the eaves, panels that fan out, and a pennant. */
export function drawSail(painter: Painter, { x, top, half }: Peak): string {
  const cloth = clothTone(painter)
  const rim = (share: number): Point => [x + share * half, EAVES + 12 * (1 - share ** 2)]
  const edge = (share: number) => {
    const [ex, ey] = rim(share)
    return d`Q${x + share * half * 0.2} ${lerp(top, ey, 0.66)} ${ex} ${ey}`
  }
  const panels = repeat(PANELS, (i) => {
    const [a, b] = [(i / PANELS) * 2 - 1, ((i + 1) / PANELS) * 2 - 1]
    const [bx, by] = rim(b)
    const shade = -0.01 - 0.085 * Math.max(0, a + 0.55) - (i % 2 ? 0.028 : 0)
    const fill = painter.gradient(lighten(cloth, shade - 0.05), lighten(cloth, shade + 0.03))
    const back = d`L${bx} ${by}Q${x + b * half * 0.2} ${lerp(top, by, 0.66)} ${x} ${top}Z`
    return path(d`M${x} ${top}` + edge(a) + back, fill)
  })
  const seams = repeat(PANELS + 1, (i) =>
    stroke(d`M${x} ${top}` + edge((i / PANELS) * 2 - 1), lighten(cloth, -0.11), 1.8, { opacity: 0.7 }),
  )
  const { palette } = painter.spec
  const pole = painter.tone(POLE)
  const flag: Point[] = [
    [x + 3, top - 46],
    [x + 60, top - 36],
    [x + 3, top - 24],
  ]
  return (
    panels +
    seams +
    line(x, top + 14, x, top - 46, pole, 6) +
    polygon(flag, painter.tone(palette[0])) +
    polygon(
      [
        [x - 16, top + 26],
        [x, top - 6],
        [x + 16, top + 26],
      ],
      lighten(cloth, -0.13),
    )
  )
}
