import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit } from './parts/glass.ts'
import { at, unitAt } from './parts/space.ts'

export const COURT = { half: 8.2, height: 5, depth: 19 }
export const TURQUOISE = '#2f9aa6'
export const COBALT = '#2c5a9c'
export const GOLD = '#d8ab4f'

export function drawMinaret(painter: Painter, marble: string, right: number): string {
  const z = COURT.depth + 13
  const unit = unitAt(z)
  const [x, foot] = at(right, 0, z)
  const up = (metres: number) => at(0, metres, z)[1]
  const shaft = painter.gradient(lighten(marble, 0.03), lighten(marble, -0.13), { across: true })
  const band = painter.tone(TURQUOISE, 0.2)
  const stage = (half: number, low: number, high: number) =>
    rect(x - half * unit, up(high), half * 2 * unit, up(low) - up(high), shaft)
  const balcony = (half: number, low: number) =>
    polygon(
      [
        [x - half * 0.7 * unit, up(low)],
        [x - half * unit, up(low + 0.5)],
        [x - half * unit, up(low + 0.9)],
        [x + half * unit, up(low + 0.9)],
        [x + half * unit, up(low + 0.5)],
        [x + half * 0.7 * unit, up(low)],
      ],
      lighten(marble, -0.04),
    )
  const bands = [6.4, 8.6, 10.4].map((low) => rect(x - 0.66 * unit, up(low + 0.35), 1.32 * unit, unit * 0.35, band))
  if (isLampLit(painter)) painter.glow(x, up(12.4), unit * 3, '#ffc56b', 0.5)
  return (
    rect(x - 0.66 * unit, up(10.9), 1.32 * unit, foot - up(10.9), shaft) +
    bands.join('') +
    balcony(1.05, 10.6) +
    stage(0.46, 11.4, 13.2) +
    balcony(0.75, 13) +
    path(
      d`M${x - unit * 0.5} ${up(13.8)}C${x - unit * 0.62} ${up(14.6)} ${x - unit * 0.1} ${up(15)} ${x} ${up(15.7)}C${x + unit * 0.1} ${up(15)} ${x + unit * 0.62} ${up(14.6)} ${x + unit * 0.5} ${up(13.8)}Z`,
      painter.tone(TURQUOISE, 0.18),
    ) +
    line(x, up(15.6), x, up(16.4), painter.tone(GOLD), 3)
  )
}

export function drawDome(painter: Painter, marble: string): string {
  const z = COURT.depth + 5
  const unit = unitAt(z)
  const [x] = at(0, 0, z)
  const up = (metres: number) => at(0, metres, z)[1]
  const tile = painter.tone(TURQUOISE, 0.14)
  const drum = rect(
    x - 3.3 * unit,
    up(8.9),
    6.6 * unit,
    unit * 3.4,
    painter.gradient(lighten(marble, 0.02), lighten(marble, -0.12), { across: true }),
  )
  const dome = (half: number) =>
    d`M${x - half * unit} ${up(8.9)}C${x - half * 1.22 * unit} ${up(10.9)} ${x - half * 0.42 * unit} ${up(11.9)} ${x} ${up(12.9)}C${x + half * 0.42 * unit} ${up(11.9)} ${x + half * 1.22 * unit} ${up(10.9)} ${x + half * unit} ${up(8.9)}Z`
  const ribs = [-0.72, -0.4, 0, 0.4, 0.72].map((k) =>
    stroke(
      d`M${x + k * 3.3 * unit} ${up(8.9)}C${x + k * 4.1 * unit} ${up(10.9)} ${x + k * 1.4 * unit} ${up(11.9)} ${x} ${up(12.8)}`,
      lighten(tile, 0.07),
      2.4,
      { opacity: 0.6 },
    ),
  )
  const windows = listOf(9, (i) => {
    const wx = x + (i - 4) * unit * 0.68
    return ellipse(wx, up(8.2), unit * 0.14, unit * 0.32, isLampLit(painter) ? '#ffcf7d' : painter.tone('#5d6f86', 0.2))
  })
  const crescent =
    circle(x, up(13.9), unit * 0.28, painter.tone(GOLD)) +
    circle(x + unit * 0.12, up(13.98), unit * 0.22, painter.light.sky[1])
  return (
    drum +
    windows.join('') +
    rect(x - 3.45 * unit, up(9.05), 6.9 * unit, unit * 0.3, painter.tone(COBALT, 0.14)) +
    path(dome(3.3), painter.gradient(lighten(tile, 0.09), lighten(tile, -0.1), { across: true })) +
    path(dome(1.5), lighten(tile, 0.06), { opacity: 0.35 }) +
    ribs.join('') +
    line(x, up(12.8), x, up(13.7), painter.tone(GOLD), 4) +
    crescent
  )
}
