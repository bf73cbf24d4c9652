import { factOf } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { type Bounds, listOf, onEllipse } from '../base/geometry.ts'
import { d, ellipse, line, path, repeat, stroke } from '../base/svg.ts'
import { drawSeatedGuest, type Figure } from '../figures/index.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import { project, type Spot } from '../stage/camera.ts'
import { type Shape, Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, drawDiner, placeCouple } from './people.ts'
import type { DrawView } from './view.ts'

const TURN = 2 * Math.PI
const BACK_CHAIRS = [-0.72, -0.3, 0.3, 0.72]
const FRONT_CHAIRS = [-0.5, 0.5]
/** Pixels per metre for a table at scale 1, which has a radius of 128 px (0.95 m). */
const PIXELS_A_METRE = 135
const TABLE_HEIGHT = 0.72
/** How much lower a diner is drawn than the chair behind the table, in metres. */
const DINER_DROP = 0.3
const USUAL_TABLES = 9
const MOST_TABLES = 24
const TABLE_SHAPE: Shape = { id: 'table', width: 2.2, height: 0.95 }
const ROOM = {
  beside: { away: 12, clear: 1.2 },
  behind: 18,
  front: { away: 4.4, clear: 2.4 },
  aisle: { from: 12, to: 5, clear: 0.5 },
}

interface Table {
  x: number
  floor: number
  top: number
  rx: number
  ry: number
  scale: number
  cloth: string
}

/** Draws round tables with floor-length cloths. The description gives the number of tables. */
export const drawRoundTables: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, { ...standingCamera(horizon), eye: 2.2 })
  placeRoundTables(stage, { away: 6, spread: 1 })
  if (factOf(painter.spec.description, 'structure')) placeStructure(stage, { right: 0, away: 15 })
  placeCouple(stage, { right: 0.1, away: 10.8 }, 'holding-hands-side')
  const above = dressStage(stage, ROOM)
  return stage.render() + above
}

/** Places the tables in rows that start at `away` metres. `spread` scales the distances between the tables. */
export function placeRoundTables(stage: Stage, { away, spread }: { away: number; spread: number }): void {
  const { painter, camera } = stage
  const table = factOf(painter.spec.description, 'table')
  const count = Math.min(MOST_TABLES, Math.max(1, table?.count ?? Math.round(USUAL_TABLES * (table?.scale ?? 1))))
  for (const [i, point] of layOut(count).entries()) {
    const distance = away + point.row * 3.3 * spread
    const flatness = Math.min(0.7, (camera.eye - TABLE_HEIGHT) / distance)
    const guests = castDiners(painter, BACK_CHAIRS.length + FRONT_CHAIRS.length, `table-${i}`)
    stage.add(
      `round-${i}`,
      { right: point.across * 3.6 * spread, away: distance },
      (spot) => drawRoundTable(painter, spot, flatness, guests),
      TABLE_SHAPE,
    )
    painter.locate(
      'flower',
      distance - 0.1,
      blooms(project(camera, { right: point.across * 3.6 * spread, away: distance })),
    )
  }
}

/** Returns the area of the centrepiece of a table. */
function blooms({ x, y, unit }: Spot): Bounds {
  return { x: x - unit * 0.4, y: y - unit * (TABLE_HEIGHT + 0.7), width: unit * 0.8, height: unit * 0.7 }
}

/** Returns staggered rows of 2, 3, 4 … tables, as seen from a corner of the room. */
function layOut(count: number): { row: number; across: number }[] {
  if (count <= 2) return listOf(count, (i) => ({ row: 0, across: (i - (count - 1) / 2) * 1.1 }))
  const places: { row: number; across: number }[] = []
  for (let row = 0; places.length < count; row++) {
    const inRow = Math.min(2 + row, count - places.length, 6)
    for (let i = 0; i < inRow; i++) places.push({ row, across: i - (inRow - 1) / 2 })
  }
  return places
}

function drawRoundTable(
  painter: Painter,
  { x, y, unit, depth }: Spot,
  flatness: number,
  guests: readonly Figure[],
): string {
  const scale = unit / PIXELS_A_METRE
  const cloth = painter.fade(painter.tone(painter.spec.linen), depth * 0.5)
  const rx = 128 * scale
  const table = { x, floor: y, top: y - TABLE_HEIGHT * unit, rx, ry: rx * flatness, scale, cloth }
  return drawTable(painter, table, guests)
}

function drawTable(painter: Painter, table: Table, guests: readonly Figure[]): string {
  const { x, floor, top, rx, scale } = table
  const back = BACK_CHAIRS.map((k, i) => {
    const spot = {
      x: x + k * rx * 1.1,
      y: top + (34 - Math.abs(k) * 2) * scale,
      unit: scale * PIXELS_A_METRE,
      depth: 0,
    }
    const chair = drawChair(painter, spot.x, spot.y, scale * 1.12)
    return chair + drawDiner(painter, { ...spot, y: spot.y + DINER_DROP * spot.unit }, guests[i], 'seated-front')
  })
  const front = FRONT_CHAIRS.map((k, i) => {
    const spot = { x: x + k * rx * 1.1, y: floor + 26 * scale, unit: scale * PIXELS_A_METRE, depth: 0 }
    const chair = () => drawChair(painter, spot.x, spot.y, scale * 1.2)
    const guest = guests[BACK_CHAIRS.length + i]
    return guest ? drawSeatedGuest(painter, spot, guest, chair) : chair()
  })
  return (
    ellipse(x, floor + 4 * scale, 176 * scale, 34 * scale, '#2a1d26', { opacity: 0.2, filter: SOFT }) +
    back.join('') +
    drawCloth(painter, table) +
    drawPlaces(painter, table) +
    drawFlames(painter, table) +
    drawCentrepiece(painter, table) +
    front.join('')
  )
}

function drawCloth(painter: Painter, { x, floor, top, rx, ry, scale, cloth }: Table): string {
  const outline = d`M${x - rx} ${top}C${x - rx * 1.02} ${top + 50 * scale} ${x - rx * 1.06} ${floor - 20 * scale} ${x - rx * 1.1} ${floor}Q${x} ${floor + 44 * scale} ${x + rx * 1.1} ${floor}C${x + rx * 1.06} ${floor - 20 * scale} ${x + rx * 1.02} ${top + 50 * scale} ${x + rx} ${top}Z`
  const folds = repeat(11, (k) => {
    const i = k - 5
    const fold = d`M${x + i * rx * 0.18} ${top + ry * 0.9}Q${x + i * rx * 0.2 + 4} ${floor - 40 * scale} ${x + i * rx * 0.21} ${floor + 18 * scale - Math.abs(i) * 2 * scale}`
    return stroke(fold, lighten(cloth, -0.15), 5 * scale, { opacity: 0.34 })
  })
  return (
    path(outline, painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.12))) +
    folds +
    ellipse(x, top, rx, ry, lighten(cloth, 0.025))
  )
}

function drawPlaces(painter: Painter, { x, top, rx, ry, scale, cloth }: Table): string {
  const { metal, palette } = painter.spec
  const napkin = painter.tone(painter.spec.napkin)
  const charger = palette.includes(metal) ? painter.tone(metal) : lighten(cloth, -0.05)
  return repeat(8, (i) => {
    const [px, py] = onEllipse(x, top, rx * 0.74, ry * 0.74, (i / 8) * TURN + 0.39)
    return (
      ellipse(px, py, 20 * scale, 5.6 * scale, charger) + ellipse(px, py - 1.4 * scale, 14 * scale, 3.8 * scale, napkin)
    )
  })
}

function drawFlames(painter: Painter, { x, top, rx, ry, scale }: Table): string {
  if (painter.spec.decor.candles === 'none') return ''
  return repeat(6, (i) => {
    const angle = (i / 6) * TURN
    if (i % 2) return drawCandle(painter, ...onEllipse(x, top, rx * 0.36, ry * 0.36, angle), scale * 0.7, WAX, 46)
    return drawVotive(painter, ...onEllipse(x, top + 3 * scale, rx * 0.4, ry * 0.4, angle), scale * 0.75)
  })
}

function drawCentrepiece(painter: Painter, { x, top, scale }: Table): string {
  if (!painter.spec.decor.tall) return drawCluster(painter, x, top - 30 * scale, 52 * scale, { count: 17, sprays: 10 })
  const stand = line(x, top, x, top - 120 * scale, painter.tone(painter.spec.metal), 5 * scale)
  return stand + drawCluster(painter, x, top - 148 * scale, 76 * scale, { count: 22, sprays: 12 })
}
