import { lighten, mix } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, line, path, polygon, rect, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { at, facing, panel, unitAt } from './parts/space.ts'

export const HALL = { half: 5.4, height: 9.6, depth: 17 }
export const OAK = '#8a5a38'
export const GILT = '#cfa14c'

export function drawArk(painter: Painter): string {
  const plane = facing(HALL.depth - 0.6)
  const oak = painter.tone(OAK)
  const gilt = painter.tone(GILT)
  const curtain = mix(painter.tone('#28467f'), painter.tone(painter.spec.palette[0]), 0.12)
  const unit = unitAt(HALL.depth - 0.6)
  const niche: Opening = { middle: 0, width: 2.1, foot: 0.75, spring: 3.1, shape: 'round' }
  const columns = SIDES.map((side) => {
    const [x, top] = plane(side * 1.4, 4)
    const [, foot] = plane(0, 0.7)
    const fill = painter.gradient(lighten(gilt, 0.07), lighten(gilt, -0.1), { across: true })
    return (
      rect(x - unit * 0.17, top, unit * 0.34, foot - top, fill) + rect(x - unit * 0.26, top - 6, unit * 0.52, 12, gilt)
    )
  })
  const [cx, top] = plane(0, 5.2)
  const [, foot] = plane(0, 0.75)
  const folds = listOf(7, (i) => {
    const x = cx + (i - 3) * unit * 0.28
    return line(x, plane(0, 3.4)[1], x, foot - 4, lighten(curtain, -0.07), 3, { opacity: 0.7 })
  })
  const [lampX, lampY] = plane(0, 5.75)
  shineLamp(painter, lampX, lampY + 66, 60, '#ff9d5c')
  return (
    polygon(panel(plane, -1.9, 0.7, 1.9, 4.2), painter.gradient(lighten(oak, 0.04), lighten(oak, -0.08))) +
    polygon([plane(-2.05, 4.2), plane(0, 5.15), plane(2.05, 4.2)], lighten(oak, 0.02)) +
    line(...plane(-2.05, 4.2), ...plane(2.05, 4.2), gilt, 8) +
    drawOpening(plane, niche, painter.gradient(lighten(curtain, 0.05), lighten(curtain, -0.06))) +
    folds.join('') +
    line(...plane(-1.04, 3), ...plane(1.04, 3), gilt, 6) +
    drawCrown(cx, plane(0, 2.4)[1], unit * 0.3, lighten(gilt, 0.05)) +
    drawMoulding(plane, niche, gilt, 7) +
    columns.join('') +
    drawTablets(painter, cx, top - 4, unit * 0.62) +
    line(lampX, at(0, HALL.height, 14)[1], lampX, lampY + 56, gilt, 2) +
    path(d`M${lampX - 12} ${lampY + 56}Q${lampX} ${lampY + 84} ${lampX + 12} ${lampY + 56}Z`, gilt) +
    circle(lampX, lampY + 56, 7, '#ffd08a')
  )
}

function drawCrown(x: number, y: number, size: number, gold: string): string {
  const points = [
    [x - size, y + size * 0.6],
    [x - size * 1.1, y - size * 0.4],
    [x - size * 0.5, y + size * 0.1],
    [x, y - size * 0.7],
    [x + size * 0.5, y + size * 0.1],
    [x + size * 1.1, y - size * 0.4],
    [x + size, y + size * 0.6],
  ] as const
  return polygon(points, gold)
}

/** Draws the two tablets of the law, with strokes that represent text. */
function drawTablets(painter: Painter, x: number, foot: number, size: number): string {
  const stone = painter.tone('#f0e4c8')
  return SIDES.map((side) => {
    const left = x + (side < 0 ? -size * 1.02 : size * 0.02)
    const tablet = d`M${left} ${foot}V${foot - size}A${size / 2} ${size / 2} 0 0 1 ${left + size} ${foot - size}V${foot}Z`
    const rows = listOf(5, (i) =>
      line(
        left + size * 0.24,
        foot - size * (0.2 + i * 0.22),
        left + size * 0.76,
        foot - size * (0.2 + i * 0.22),
        painter.tone('#a98a54'),
        2.2,
      ),
    )
    return path(tablet, stone) + stroke(tablet, painter.tone(GILT), 2.4) + rows.join('')
  }).join('')
}
