import { lighten } from '../../base/colour.ts'
import { onEllipse, type Point } from '../../base/geometry.ts'
import { d, ellipse, path, polygon, repeat, stroke } from '../../base/svg.ts'
import { drawSeatedGuest, type Figure } from '../../figures/index.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawChair } from '../../props/chair.ts'
import type { Spot } from '../../stage/camera.ts'
import { drawDiner } from '../people.ts'
import { drawBareTable } from './bare-table.ts'
import { drawRoundCentre } from './round-centre.ts'
import { drawFallPattern, drawTopPattern } from './round-cloth.ts'
import { clothOf } from './table-cloth.ts'
import type { Table, TableShape } from './table-shape.ts'
import { isBareTable, tablewareOf } from './table-wishes.ts'

const TURN = 2 * Math.PI
/** The positions of chairs across the table: -1 is the left edge. */
const BACK_CHAIRS = { round: [-0.72, -0.3, 0.3, 0.72], square: [-0.45, 0.45], sweetheart: [-0.3, 0.3] } as const
const FRONT_CHAIRS = { round: [-0.5, 0.5], square: [-0.5, 0.5], sweetheart: [] } as const
const PLACES = { round: 8, square: 4, sweetheart: 2 } as const
/** The largest number of diners at a table. */
export const DINERS = BACK_CHAIRS.round.length + FRONT_CHAIRS.round.length
/** Pixels per metre for a table at scale 1, which has a radius of 128 px (0.95 m). */
const PIXELS_A_METRE = 135
export const TABLE_HEIGHT = 0.72
/** How much lower a diner is drawn than the chair behind the table, in metres. */
const DINER_DROP = 0.3

/**
 * Draws a table with a floor-length cloth, chairs, plates, candles and flowers. `flatness` is the height of the table
 * top in the image divided by its width.
 */
export function drawDiningTable(
  painter: Painter,
  { x, y, unit, depth }: Spot,
  { shape, flatness, guests }: { shape: TableShape; flatness: number; guests: readonly Figure[] },
): string {
  const scale = unit / PIXELS_A_METRE
  const cloth = painter.fade(painter.tone(clothOf(painter.spec).colour), depth * 0.5)
  const rx = 128 * scale
  const ry = rx * flatness * (shape === 'sweetheart' ? 0.6 : 1)
  return drawTable(painter, { shape, x, floor: y, top: y - TABLE_HEIGHT * unit, rx, ry, scale, cloth }, guests)
}

function drawTable(painter: Painter, table: Table, guests: readonly Figure[]): string {
  const { shape, x, floor, top, rx, scale } = table
  const back = BACK_CHAIRS[shape].map((k, i) => {
    const spot = {
      x: x + k * rx * 1.1,
      y: top + (34 - Math.abs(k) * 2) * scale,
      unit: scale * PIXELS_A_METRE,
      depth: 0,
    }
    const chair = drawChair(painter, spot.x, spot.y, scale * 1.12)
    return chair + drawDiner(painter, { ...spot, y: spot.y + DINER_DROP * spot.unit }, guests[i], 'seated-front')
  })
  const front = FRONT_CHAIRS[shape].map((k, i) => {
    const spot = { x: x + k * rx * 1.1, y: floor + 26 * scale, unit: scale * PIXELS_A_METRE, depth: 0 }
    const chair = () => drawChair(painter, spot.x, spot.y, scale * 1.2)
    const guest = guests[BACK_CHAIRS[shape].length + i]
    return guest ? drawSeatedGuest(painter, spot, guest, chair) : chair()
  })
  return (
    ellipse(x, floor + 4 * scale, 176 * scale, 34 * scale, '#2a1d26', { opacity: 0.2, filter: SOFT }) +
    back.join('') +
    drawBody(painter, table) +
    painter.mark('object:plates', drawPlaces(painter, table)) +
    drawRoundCentre(painter, { ...table, unit: scale * PIXELS_A_METRE }) +
    front.join('')
  )
}

/** Draws the cloth of a table, or the wooden table if the description refuses a cloth or wants wood. */
function drawBody(painter: Painter, table: Table): string {
  if (isBareTable(painter.spec)) return painter.mark('wood', drawBareTable(painter, table))
  return painter.mark(
    'linen',
    table.shape === 'round' ? drawRoundCloth(painter, table) : drawSquareCloth(painter, table),
  )
}

function drawRoundCloth(painter: Painter, { x, floor, top, rx, ry, scale, cloth }: Table): string {
  const outline = d`M${x - rx} ${top}C${x - rx * 1.02} ${top + 50 * scale} ${x - rx * 1.06} ${floor - 20 * scale} ${x - rx * 1.1} ${floor}Q${x} ${floor + 44 * scale} ${x + rx * 1.1} ${floor}C${x + rx * 1.06} ${floor - 20 * scale} ${x + rx * 1.02} ${top + 50 * scale} ${x + rx} ${top}Z`
  const folds = repeat(11, (k) => {
    const i = k - 5
    const fold = d`M${x + i * rx * 0.18} ${top + ry * 0.9}Q${x + i * rx * 0.2 + 4} ${floor - 40 * scale} ${x + i * rx * 0.21} ${floor + 18 * scale - Math.abs(i) * 2 * scale}`
    return stroke(fold, lighten(cloth, -0.15), 5 * scale, { opacity: 0.34 })
  })
  const across = (share: number) => share * 2 - 1
  const onRim = (share: number): Point => [x + across(share) * rx, top + Math.sqrt(1 - across(share) ** 2) * ry]
  const onFloor = (share: number): Point => [
    x + across(share) * rx * 1.08,
    floor + (1 - across(share) ** 2) * 20 * scale,
  ]
  return (
    path(outline, painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.12))) +
    drawFallPattern(painter, onRim, onFloor) +
    folds +
    drawOverlay(painter, { x, top, rx, ry, scale }) +
    ellipse(x, top, rx, ry, lighten(cloth, 0.025)) +
    drawTopPattern(painter, { x, y: top, rx, ry, isRound: true }) +
    drawAccent(painter, (accent) => ellipse(x, top, rx * 0.97, ry * 0.96, accent, { opacity: 0.9 }))
  )
}

/** Draws the hem of a cloth over the table, in the colour of the whole wedding. */
function drawOverlay(painter: Painter, { x, top, rx, ry, scale }: Pick<Table, 'x' | 'top' | 'rx' | 'ry' | 'scale'>) {
  const drop = top + 34 * scale
  const hem = d`M${x - rx} ${top}Q${x - rx * 1.04} ${drop} ${x - rx * 0.8} ${drop + ry * 0.5}Q${x} ${drop + ry * 1.35} ${x + rx * 0.8} ${drop + ry * 0.5}Q${x + rx * 1.04} ${drop} ${x + rx} ${top}Z`
  return drawAccent(painter, (accent) => path(hem, painter.gradient(accent, lighten(accent, -0.06))))
}

function drawAccent(painter: Painter, draw: (accent: string) => string): string {
  const { accent } = painter.spec
  return accent ? draw(painter.tone(accent)) : ''
}

function drawSquareCloth(painter: Painter, { shape, x, floor, top, rx, ry, scale, cloth }: Table): string {
  const narrow = shape === 'sweetheart' ? 0.9 : 0.78
  const corners: Point[] = [
    [x - rx * narrow, top - ry],
    [x + rx * narrow, top - ry],
    [x + rx, top + ry],
    [x - rx, top + ry],
  ]
  const front: Point[] = [
    [x - rx, top + ry],
    [x + rx, top + ry],
    [x + rx * 1.04, floor + 16 * scale],
    [x - rx * 1.04, floor + 16 * scale],
  ]
  const folds = repeat(9, (i) => {
    const across = x + ((i - 4) / 4.4) * rx
    const fold = d`M${across} ${top + ry + 12 * scale}L${across} ${floor + 10 * scale}`
    return stroke(fold, lighten(cloth, -0.15), 5 * scale, { opacity: 0.3 })
  })
  const overlap: Point[] = [
    [x - rx * 0.42, top - ry],
    [x + rx * 0.42, top - ry],
    [x + rx * 0.5, top + ry],
    [x + rx * 0.52, top + ry + 56 * scale],
    [x - rx * 0.52, top + ry + 56 * scale],
    [x - rx * 0.5, top + ry],
  ]
  return (
    polygon(front, painter.gradient(lighten(cloth, -0.02), lighten(cloth, -0.13))) +
    folds +
    drawFallPattern(
      painter,
      (share) => [x + (share * 2 - 1) * rx, top + ry],
      (share) => [x + (share * 2 - 1) * rx * 1.04, floor + 16 * scale],
    ) +
    polygon(corners, lighten(cloth, 0.025)) +
    drawTopPattern(painter, { x, y: top, rx: rx * (narrow + 1) * 0.5, ry, isRound: false }) +
    drawAccent(painter, (accent) => polygon(overlap, accent))
  )
}

function drawPlaces(painter: Painter, { shape, x, top, rx, ry, scale, cloth }: Table): string {
  const { plate, rim } = tablewareOf(painter.spec)
  const napkin = painter.tone(painter.spec.napkin)
  const china = painter.tone(plate)
  const edge = rim ? painter.tone(rim) : lighten(cloth, -0.08)
  const count = PLACES[shape]
  return repeat(count, (i) => {
    const [px, py] = placeAt({ shape, x, top, rx, ry }, i / count)
    return (
      ellipse(px, py, 21 * scale, 6.2 * scale, edge) +
      ellipse(px, py - 0.6 * scale, 18 * scale, 5.2 * scale, china) +
      painter.mark('object:napkins', ellipse(px, py - 1.4 * scale, 10 * scale, 2.9 * scale, napkin))
    )
  })
}

/** Returns the position of a plate. `share` is its position around the table, 0–1. */
function placeAt({ shape, x, top, rx, ry }: Pick<Table, 'shape' | 'x' | 'top' | 'rx' | 'ry'>, share: number): Point {
  if (shape === 'sweetheart') return [x + (share < 0.5 ? -0.36 : 0.36) * rx, top - ry * 0.3]
  return onEllipse(x, top, rx * 0.74, ry * 0.74, share * TURN + 0.39)
}
