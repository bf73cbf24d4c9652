import { lighten } from '../../base/colour.ts'
import { d, ellipse, line, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { at, unitAt } from '../places/parts/space.ts'

const HULL = '#211f26'
const GOLD = '#d3a548'
const VELVET = '#a3263a'

/** Draws a gondola. `way` is 1 if its iron prow points to the right, and -1 if it points to the left. */
export function drawGondola(painter: Painter, right: number, away: number, way: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const hull = painter.tone(HULL, away / 90)
  const gold = painter.tone(GOLD, away / 90)
  const px = (metres: number) => x + way * metres * u
  const py = (metres: number) => y - metres * u
  const body = d`M${px(-4.2)} ${py(1.15)}C${px(-3.2)} ${py(0.1)} ${px(-1.6)} ${py(-0.1)} ${px(0)} ${py(-0.1)}C${px(2)} ${py(-0.1)} ${px(3.5)} ${py(0)} ${px(4.3)} ${py(1.5)}C${px(3.6)} ${py(0.75)} ${px(2.4)} ${py(0.5)} ${px(0.2)} ${py(0.45)}C${px(-2)} ${py(0.5)} ${px(-3.4)} ${py(0.7)} ${px(-4.2)} ${py(1.15)}Z`
  const comb = repeat(5, (i) => {
    const up = 0.82 + i * 0.16
    return line(px(4 + i * 0.05), py(up), px(4.32 + i * 0.04), py(up + 0.02), gold, Math.max(1.4, u * 0.05))
  })
  const seat = polygon(
    [
      [px(-1.3), py(0.5)],
      [px(-1.45), py(1.15)],
      [px(-1.1), py(1.2)],
      [px(-0.8), py(0.72)],
      [px(0.5), py(0.62)],
      [px(0.5), py(0.48)],
    ],
    painter.tone(VELVET, away / 90),
  )
  return (
    ellipse(x, y + u * 0.16, u * 3.8, u * 0.18, hull, { opacity: 0.32 }) +
    seat +
    path(body, painter.gradient(lighten(hull, 0.08), hull)) +
    line(px(-3.2), py(0.66), px(3.3), py(0.62), gold, Math.max(1.4, u * 0.04)) +
    line(px(4.28), py(0.7), px(4.5), py(1.75), lighten(gold, 0.12), Math.max(2, u * 0.1)) +
    comb +
    line(px(-3.4), py(1.6), px(-1.9), py(-0.2), painter.tone('#9a6b42'), Math.max(2, u * 0.07))
  )
}

/** Draws a striped mooring post in the water. */
export function drawMooring(painter: Painter, right: number, away: number, index: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const height = u * (2.5 + (index % 3) * 0.35)
  const width = u * 0.2
  const white = painter.tone('#f4eee2', 0.04)
  const stripe = painter.tone(index % 2 ? '#b32c3a' : '#2f5f9e', 0.04)
  const bands = repeat(6, (i) => {
    const top = y - height + (i * height) / 6
    const rise = height / 12
    return polygon(
      [
        [x - width / 2, top + rise],
        [x + width / 2, top],
        [x + width / 2, top + rise],
        [x - width / 2, top + rise * 2],
      ],
      stripe,
    )
  })
  return (
    polygon(
      [
        [x - width / 2, y - height],
        [x + width / 2, y - height],
        [x + width / 2, y + 6],
        [x - width / 2, y + 6],
      ],
      painter.gradient(white, lighten(white, -0.12), { across: true }),
    ) +
    bands +
    ellipse(x, y - height - width * 0.3, width * 0.6, width * 0.55, painter.tone(GOLD))
  )
}
