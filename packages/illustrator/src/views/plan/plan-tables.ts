import { factOf } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { circle, ellipse, rect, repeat, ring } from '../../base/svg.ts'
import type { Figure } from '../../figures/index.ts'
import { drawCluster } from '../../flora/cluster.ts'
import type { Painter } from '../../painter/painter.ts'
import { castDiners } from '../people.ts'
import { drawTopPattern } from '../tables/round-cloth.ts'
import { clothOf } from '../tables/table-cloth.ts'
import { tablewareOf } from '../tables/table-wishes.ts'
import { UNIT, withShadow } from './plan.ts'
import { drawPlanLongTables } from './plan-long-tables.ts'
import { drawPlanPerson } from './plan-people.ts'
import { drawPlanSeat } from './plan-seats.ts'

const RADIUS = 0.92 * UNIT
const SEATS = 8
const FLAME = '#ffd79a'
const MOST = 24
/** The distance between two tables in metres, and the room around all tables in pixels. */
const APART = 3.7
const ROOM = 60
/** Up to this number, tables are enlarged, so that what is on them is visible. */
const FEW = 3
const LARGEST = 2.4

/** Draws the tables of a reception from straight above. The description gives their number and shape. */
export function drawPlanTables(painter: Painter): string {
  const table = factOf(painter.spec.description, 'table')
  if (table?.name === 'long') return drawPlanLongTables(painter)
  const count = Math.min(MOST, table?.count ?? 9)
  const rows = Math.ceil(count / columnsOf(count))
  const scale = Math.min(
    count <= FEW ? LARGEST : 1,
    (HEIGHT - ROOM) / (rows * APART * UNIT),
    (WIDTH - ROOM) / ((columnsOf(count) + 0.25) * APART * UNIT),
  )
  const { drawn, wrap } = painter.within(
    () =>
      placesOf(count).map(([x, y], i) =>
        painter.mark(
          'table',
          painter.layer(`plan-table-${i}`, () => drawRoundTable(painter, x, y, i, table?.name === 'square')),
        ),
      ),
    () => ({ x: CENTRE, y: HEIGHT / 2, scale }),
  )
  return wrap(drawn.join(''))
}

function columnsOf(count: number): number {
  return count <= 9 ? Math.min(3, count) : count <= 12 ? 4 : 5
}

/** Returns rows of three to five tables, each row shifted against the next. */
function placesOf(count: number): Point[] {
  const columns = columnsOf(count)
  const rows = Math.ceil(count / columns)
  return listOf(count, (i): Point => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const shift = row % 2 === 0 || inRow < columns ? 0 : 0.5
    return [
      ((i % columns) - (inRow - 1) / 2 + shift - (rows > 1 ? 0.25 : 0)) * APART * UNIT,
      (row - (rows - 1) / 2) * APART * UNIT,
    ]
  })
}

function drawRoundTable(painter: Painter, x: number, y: number, index: number, isSquare: boolean): string {
  const cloth = painter.tone(clothOf(painter.spec).colour)
  const guests = castDiners(painter, SEATS, `plan-${index}`)
  const around = (reach: number, i: number): Point => {
    const angle = (i / SEATS) * 2 * Math.PI
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  }
  const seats = repeat(SEATS, (i) => drawPlace(painter, around(RADIUS * 1.28, i), (i / SEATS) * 360 - 90, guests[i]))
  const top = (fill?: string) =>
    isSquare
      ? rect(x - RADIUS, y - RADIUS, RADIUS * 2, RADIUS * 2, fill ?? cloth, { rx: 6 })
      : circle(x, y, RADIUS, fill ?? cloth)
  return (
    seats +
    painter.mark(
      'linen',
      withShadow(painter, 0.8, top) + drawTopPattern(painter, { x, y, rx: RADIUS, ry: RADIUS, isRound: !isSquare }),
    ) +
    (isSquare ? '' : ring(x, y, RADIUS - 3, lighten(cloth, -0.05), 3)) +
    painter.mark(
      'object:plates',
      repeat(SEATS, (i) => drawSetting(painter, ...around(RADIUS * 0.74, i))),
    ) +
    drawFlames(
      painter,
      listOf(4, (i) => around(RADIUS * 0.42, i * 2 + 1)),
    ) +
    painter.mark('object:centerpieces', drawCluster(painter, x, y, 30, { count: 13, sprays: 8 }))
  )
}

function drawPlace(painter: Painter, [x, y]: Point, facing: number, guest: Figure | undefined): string {
  return (
    drawPlanSeat(painter, x, y, facing) +
    (guest ? drawPlanPerson(painter, { x, y, figure: guest, facing, isSeated: true }) : '')
  )
}

function drawSetting(painter: Painter, x: number, y: number): string {
  const { metal, napkin } = painter.spec
  return (
    circle(x, y, 11, painter.tone(metal)) +
    circle(x, y, 9.4, painter.tone(tablewareOf(painter.spec).plate)) +
    painter.mark('object:napkins', ellipse(x, y, 4.5, 4.5, painter.tone(napkin)))
  )
}

function drawFlames(painter: Painter, points: readonly Point[]): string {
  if (painter.spec.decor.candles === 'none') return ''
  return points
    .map(([x, y]) => {
      painter.glow(x, y, 18 + painter.light.glow * 16, FLAME, 0.3 + painter.light.glow * 0.3)
      return circle(x, y, 4, painter.tone('#fff6e2')) + circle(x, y, 2, FLAME)
    })
    .join('')
}
