import { lighten } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import { line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow } from './parts/glass.ts'
import { drawMasonry } from './parts/masonry.ts'
import type { Opening } from './parts/opening.ts'
import { facing, panel } from './parts/space.ts'

export const AWAY = 26

export interface Tower {
  middle: number
  half: number
  height: number
  hasSpire: boolean
}

export function drawBattlements(stone: string, left: number, right: number, height: number): string {
  const plane = facing(AWAY)
  const count = Math.round((right - left) / 1.1)
  const step = (right - left) / count
  const merlons = repeat(count, (i) =>
    polygon(
      panel(plane, left + i * step + step * 0.14, height, left + i * step + step * 0.76, height + 0.8),
      lighten(stone, -0.01),
    ),
  )
  return merlons + polygon(panel(plane, left, height - 0.3, right, height + 0.06), lighten(stone, 0.045))
}

export function drawTower(painter: Painter, stone: string, { middle, half, height, hasSpire }: Tower): string {
  const plane = facing(AWAY - 0.6)
  const round = painter.gradient(lighten(stone, 0.06), lighten(stone, -0.15), { across: true })
  const windows = listOf(
    3,
    (i): Opening => ({
      middle: middle + (i % 2 ? 0.5 : -0.4),
      width: 0.55,
      foot: 2.2 + i * 2.5,
      spring: 3.3 + i * 2.5,
      shape: 'pointed',
    }),
  )
  const banner = middle > 0 ? painter.spec.palette[0] : painter.spec.palette[1]
  const crown = height + (hasSpire ? 4.6 : 0.8)
  const [x, top] = plane(middle, crown)
  const flag: Point[] = [
    [x, top - 44],
    [x + 58, top - 36],
    [x + 42, top - 24],
    [x + 58, top - 10],
    [x, top - 14],
  ]
  const slate = painter.tone('#56617a', 0.1)
  const spire = hasSpire
    ? polygon(
        [plane(middle - half * 1.2, height + 0.8), plane(middle, crown), plane(middle + half * 1.2, height + 0.8)],
        painter.gradient(lighten(slate, 0.05), lighten(slate, -0.1), { across: true }),
      )
    : ''
  return (
    line(x, top, x, top - 46, painter.tone('#4a3f3a'), 3) +
    polygon(flag, painter.tone(banner)) +
    spire +
    polygon(panel(plane, middle - half, 0, middle + half, height), round) +
    drawMasonry(painter, plane, {
      left: middle - half,
      right: middle + half,
      low: 0,
      high: height,
      stone: [0.8, 0.42],
      colour: lighten(stone, -0.03),
      share: 0.2,
      vary: 0.05,
    }) +
    polygon(
      [
        plane(middle - half, height - 0.9),
        plane(middle - half * 1.14, height - 0.3),
        plane(middle + half * 1.14, height - 0.3),
        plane(middle + half, height - 0.9),
      ],
      lighten(stone, -0.13),
    ) +
    polygon(panel(plane, middle - half * 1.14, height - 0.3, middle + half * 1.14, height + 0.1), round) +
    drawBattlements(stone, middle - half * 1.14, middle + half * 1.14, height + 0.1) +
    windows
      .map((opening) =>
        drawWindow(painter, plane, opening, { frame: lighten(stone, 0.07), columns: 1, rows: 0, surround: 3 }),
      )
      .join('')
  )
}
