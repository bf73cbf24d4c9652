import { lighten } from '../../base/colour.ts'
import { d, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { type Plane, panel } from '../places/parts/space.ts'

const BOTTLES = ['#3f6b4a', '#7a4a2c', '#c9a24f', '#2f4f6f', '#a3392f', '#dfe3df', '#5f3a5f'] as const

/** Draws a shelf of bottles on a wall. All measures are in metres. */
export function drawBottles(
  painter: Painter,
  plane: Plane,
  { left, right, up }: { left: number; right: number; up: number },
  board: string,
): string {
  const { random } = painter
  const count = Math.round((right - left) / 0.19)
  const bottles = repeat(count, (i) => {
    const [x, foot] = plane(left + ((i + 0.5) * (right - left)) / count, up)
    const unit = Math.abs(plane(0, up + 1)[1] - plane(0, up)[1])
    const tall = unit * random.range(0.34, 0.5)
    const half = unit * 0.055
    const glass = lighten(painter.tone(random.pick(BOTTLES)), random.range(-0.04, 0.04))
    return (
      path(
        d`M${x - half} ${foot}V${foot - tall * 0.6}Q${x - half * 0.4} ${foot - tall * 0.7} ${x - half * 0.4} ${foot - tall}H${x + half * 0.4}Q${x + half * 0.4} ${foot - tall * 0.7} ${x + half} ${foot - tall * 0.6}V${foot}Z`,
        glass,
      ) + rect(x - half * 0.8, foot - tall * 0.42, half * 1.6, tall * 0.2, painter.tone('#efe4cb'), { opacity: 0.85 })
    )
  })
  return bottles + polygon(panel(plane, left - 0.1, up - 0.08, right + 0.1, up), board)
}
