import { lighten } from '../../base/colour.ts'
import { ellipse, path, polyline } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { at, unitAt } from './parts/space.ts'

export function drawStoneLantern(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const stone = painter.tone('#9c988e', away / 60)
  const dark = lighten(stone, -0.08)
  const shape = (points: readonly (readonly [number, number])[], fill: string) =>
    path(
      polyline(
        points.map(([px, py]) => [x + px * u, y - py * u] as const),
        true,
      ),
      fill,
    )
  shineLamp(painter, x, y - u * 1.62, u * 0.9)
  return (
    drawContact(painter, x, y, u * 0.6) +
    shape(
      [
        [-0.45, 0],
        [-0.38, 0.25],
        [0.38, 0.25],
        [0.45, 0],
      ],
      dark,
    ) +
    shape(
      [
        [-0.16, 0.25],
        [-0.13, 1.15],
        [0.13, 1.15],
        [0.16, 0.25],
      ],
      painter.gradient(lighten(stone, 0.04), dark, { across: true }),
    ) +
    shape(
      [
        [-0.42, 1.3],
        [-0.28, 1.15],
        [0.28, 1.15],
        [0.42, 1.3],
      ],
      stone,
    ) +
    shape(
      [
        [-0.3, 1.3],
        [-0.3, 1.85],
        [0.3, 1.85],
        [0.3, 1.3],
      ],
      stone,
    ) +
    shape(
      [
        [-0.17, 1.38],
        [-0.17, 1.76],
        [0.17, 1.76],
        [0.17, 1.38],
      ],
      '#ffd48a',
    ) +
    shape(
      [
        [-0.66, 1.92],
        [-0.5, 1.84],
        [0.5, 1.84],
        [0.66, 1.92],
        [0.3, 2.12],
        [0, 2.3],
        [-0.3, 2.12],
      ],
      lighten(stone, 0.04),
    ) +
    ellipse(x, y - u * 2.36, u * 0.1, u * 0.13, stone)
  )
}
