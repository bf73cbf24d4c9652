import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, line, path, polygon, rect } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGarland, GRANITE, kudu } from './gopuram.ts'
import { isLampLit } from './parts/glass.ts'
import { shineLamp } from './parts/lamp.ts'
import { at, beside, panel, unitAt } from './parts/space.ts'

const COLUMNS = [21.5, 17.6, 14, 11, 8.6]

export function drawPillaredHall(painter: Painter, side: number): string {
  const granite = painter.tone(GRANITE, 0.03)
  const wall = beside(side * 8.6)
  const front = beside(side * 6.4)
  const isLit = isLampLit(painter)
  const inside = polygon(
    panel(wall, 5, 0, 24, 4),
    painter.gradient(lighten(granite, isLit ? -0.14 : -0.3), lighten(granite, -0.2)),
  )
  const plinth =
    polygon(panel(front, 5, 0, 24, 0.5), lighten(granite, -0.04)) +
    polygon([front(24, 0.5), wall(24, 0.5), wall(5, 0.5), front(5, 0.5)], lighten(granite, 0.04))
  const eave =
    polygon(panel(front, 5, 3.9, 24, 4.5), painter.gradient(lighten(granite, 0.06), lighten(granite, -0.05))) +
    line(...front(5, 3.9), ...front(24, 3.9), lighten(granite, -0.12), 6)
  const merlons = listOf(17, (i) => {
    const [x, y] = front(23.5 - i * 1.05, 4.5)
    const u = unitAt(23.5 - i * 1.05)
    return path(kudu(x, y, u * 0.3, u * 0.5), lighten(granite, i % 2 ? 0.05 : 0))
  })
  const columns = COLUMNS.map((z) => drawColumn(painter, granite, side, z))
  const garlands = COLUMNS.slice(1).map((z, i) =>
    drawGarland(painter, front(COLUMNS[i] as number, 3.7), front(z, 3.7), unitAt(z) * 0.3),
  )
  return inside + plinth + columns.join('') + eave + merlons.join('') + garlands.join('')
}

function drawColumn(painter: Painter, granite: string, side: number, z: number): string {
  const u = unitAt(z)
  const [x, foot] = at(side * 6.4, 0.5, z)
  const lit = painter.gradient(lighten(granite, side < 0 ? -0.1 : 0.08), lighten(granite, side < 0 ? 0.08 : -0.1), {
    across: true,
  })
  const block = (half: number, low: number, high: number) =>
    rect(x - half * u, foot - high * u, half * 2 * u, (high - low) * u, lit)
  const [, lampY] = at(0, 2.2, z)
  shineLamp(painter, x, lampY, u * 0.7)
  return (
    block(0.36, 0, 0.5) +
    block(0.22, 0.5, 1.1) +
    block(0.3, 1.1, 1.5) +
    block(0.2, 1.5, 2.3) +
    block(0.28, 2.3, 2.6) +
    block(0.18, 2.6, 3) +
    polygon(
      [
        [x - u * 0.2, foot - u * 3],
        [x - u * 0.62, foot - u * 3.42],
        [x + u * 0.62, foot - u * 3.42],
        [x + u * 0.2, foot - u * 3],
      ],
      lighten(granite, 0.04),
    ) +
    circle(x, foot - u * 1.3, u * 0.1, lighten(granite, -0.12))
  )
}
