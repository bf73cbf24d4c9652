import { lighten } from '../../base/colour.ts'
import { d, ellipse, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Table } from './table-shape.ts'
import { WOOD } from './table-wishes.ts'

const EDGE = 9
const GRAIN = 5

/** Draws a wooden table without a cloth: a round top on a column with feet, or a square top on legs. */
export function drawBareTable(painter: Painter, table: Table): string {
  const wood = painter.tone(WOOD)
  return table.shape === 'round' ? drawRound(painter, table, wood) : drawSquare(table, wood)
}

function drawRound(painter: Painter, { x, floor, top, rx, ry, scale }: Table, wood: string): string {
  const [half, foot] = [rx * 0.09, rx * 0.5]
  const dark = lighten(wood, -0.12)
  const column = d`M${x - half} ${top}L${x - half} ${floor - 12 * scale}Q${x - half} ${floor} ${x - foot} ${floor + 14 * scale}L${x + foot} ${floor + 14 * scale}Q${x + half} ${floor} ${x + half} ${floor - 12 * scale}L${x + half} ${top}Z`
  const grain = repeat(GRAIN, (i) => {
    const y = top + ((i - 2) / 2.6) * ry
    const reach = rx * Math.sqrt(Math.max(0, 1 - ((i - 2) / 2.6) ** 2)) * 0.94
    return stroke(d`M${x - reach} ${y}L${x + reach} ${y}`, lighten(wood, -0.05), 1.6 * scale, { opacity: 0.6 })
  })
  return (
    path(column, painter.gradient(dark, lighten(dark, -0.06))) +
    ellipse(x, top + EDGE * scale, rx, ry, dark) +
    ellipse(x, top, rx, ry, wood) +
    grain
  )
}

function drawSquare({ shape, x, floor, top, rx, ry, scale }: Table, wood: string): string {
  const narrow = shape === 'sweetheart' ? 0.9 : 0.78
  const dark = lighten(wood, -0.12)
  const edge = top + ry + EDGE * scale
  const leg = (across: number, foot: number) =>
    stroke(d`M${x + across} ${top}L${x + across} ${foot}`, dark, 11 * scale, { 'stroke-linecap': 'butt' })
  const [near, far] = [rx * 0.93, rx * narrow * 0.93]
  return (
    leg(-far, floor - 8 * scale) +
    leg(far, floor - 8 * scale) +
    leg(-near, floor + 16 * scale) +
    leg(near, floor + 16 * scale) +
    polygon(
      [
        [x - rx, top + ry],
        [x + rx, top + ry],
        [x + rx, edge],
        [x - rx, edge],
      ],
      dark,
    ) +
    polygon(
      [
        [x - rx * narrow, top - ry],
        [x + rx * narrow, top - ry],
        [x + rx, top + ry],
        [x - rx, top + ry],
      ],
      wood,
    )
  )
}
