import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { line, polygon, rect } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { skyFill } from '../sky.ts'
import { GILT, HALL, OAK } from './ark.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { beside, panel, unitAt } from './parts/space.ts'

const COLUMNS = [14.6, 12, 9.4, 7]
const GALLERY = 4.2

export function drawGallery(painter: Painter, plaster: string, side: number): string {
  const wall = beside(side * HALL.half)
  const front = beside(side * (HALL.half - 0.9))
  const oak = painter.tone(OAK)
  const windows = listOf(4, (i) => {
    const middle = 15.7 - i * 2.6
    const upper: Opening = { middle, width: 1.1, foot: GALLERY + 1.2, spring: GALLERY + 2.9, shape: 'horseshoe' }
    const lower: Opening = { ...upper, foot: 1.3, spring: 2.6 }
    return [upper, lower]
      .map(
        (opening) =>
          drawMoulding(wall, opening, lighten(plaster, 0.02), unitAt(middle) * 0.2) +
          drawOpening(wall, opening, skyFill(painter)) +
          drawBars(wall, opening, 2, 3, lighten(plaster, -0.1), 2.4),
      )
      .join('')
  })
  const columns = COLUMNS.map((z) => {
    const unit = unitAt(z)
    const [x, top] = front(z, HALL.height)
    const [, foot] = front(z, 0)
    const fill = painter.gradient(
      lighten(plaster, side < 0 ? -0.12 : 0.03),
      lighten(plaster, side < 0 ? 0.03 : -0.12),
      { across: true },
    )
    return (
      rect(x - unit * 0.14, top, unit * 0.28, foot - top, fill) +
      rect(x - unit * 0.24, foot - unit * 0.3, unit * 0.48, unit * 0.3, fill)
    )
  })
  const deck = polygon(
    [wall(17, GALLERY), front(17, GALLERY), front(5, GALLERY), wall(5, GALLERY)],
    lighten(plaster, -0.2),
  )
  const rail = polygon(
    panel(front, 5, GALLERY, 17, GALLERY + 1),
    painter.gradient(lighten(oak, 0.05), lighten(oak, -0.06)),
  )
  const balusters = listOf(22, (i) =>
    line(...front(5.3 + i * 0.54, GALLERY + 0.16), ...front(5.3 + i * 0.54, GALLERY + 0.84), lighten(oak, -0.1), 3),
  )
  return (
    windows.join('') +
    deck +
    rail +
    balusters.join('') +
    line(...front(5, GALLERY + 1), ...front(17, GALLERY + 1), painter.tone(GILT), 4) +
    columns.join('')
  )
}
