import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { circle, rect, repeat } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import { colourOfSeat } from '../../props/chair.ts'
import { castDiners } from '../people.ts'
import { centreOf } from '../tables/centre-rows.ts'
import { layOutTables, shareOf } from '../tables/long-table-layout.ts'
import { drawTopPattern } from '../tables/round-cloth.ts'
import { clothOf } from '../tables/table-cloth.ts'
import { greeneryOf, isBareWood, runnerOf, tablewareOf, WOOD } from '../tables/table-wishes.ts'
import { UNIT, withShadow } from './plan.ts'
import { drawPlanItem } from './plan-items.ts'
import { drawPlanPerson } from './plan-people.ts'
import { drawPlanSeat } from './plan-seats.ts'

const HALF = 0.5 * UNIT
const PITCH = 0.66 * UNIT
const END = 0.24 * UNIT
const SEAT_OFFSET = 0.24 * UNIT
/** The distance between the centres of two tables, and the room around all tables. */
const APART = 2.5 * UNIT
const ROOM = { across: 200, down: 130 }
const LARGEST = 2
/** The number of tables up to which they are stacked. More tables stand in two columns. */
const ONE_COLUMN = 3

interface PlanTable {
  index: number
  /** The number of seats on the far and on the near side. */
  seats: readonly [number, number]
  x: number
  y: number
  length: number
}

/** Draws long tables from straight above. They extend from left to right and fill the image. */
export function drawPlanLongTables(painter: Painter): string {
  const laid = layOutTables(painter.spec.description)
  const longest = Math.max(...laid.map(({ seats }) => seats[0]))
  const length = longest * PITCH + 2 * END
  const columns = laid.length > ONE_COLUMN ? 2 : 1
  const rows = Math.ceil(laid.length / columns)
  const scale = Math.min(
    LARGEST,
    (WIDTH - ROOM.across) / (columns * (length + 90)),
    (HEIGHT - ROOM.down) / (rows * APART),
  )
  const tables = laid
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, seats }): PlanTable => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const isAlone = columns === 2 && index === laid.length - 1 && column === 0
      const x = isAlone ? 0 : (column - (columns - 1) / 2) * (length + 90)
      return { index, seats, x, y: (row - (rows - 1) / 2) * APART, length }
    })
  const { drawn, wrap } = painter.within(
    () =>
      tables.map((table) =>
        painter.mark(
          'table',
          painter.layer(`plan-table-${table.index}`, () => drawTable(painter, table, tables.length)),
        ),
      ),
    () => ({ x: CENTRE, y: HEIGHT / 2, scale }),
  )
  return wrap(drawn.join(''))
}

function drawTable(painter: Painter, table: PlanTable, tables: number): string {
  const { spec } = painter
  const { x, y, length } = table
  const isBare = isBareWood(spec)
  const cloth = painter.tone(isBare ? WOOD : clothOf(spec).colour)
  const runner = runnerOf(spec)
  const planks = isBare
    ? repeat(3, (i) => rect(x - length / 2, y - HALF + ((i + 1) * HALF) / 2, length, 1.4, lighten(cloth, -0.1)))
    : ''
  return (
    drawSeats(painter, table) +
    painter.mark(
      isBare ? 'wood' : 'linen',
      withShadow(painter, 0.75, (fill) => rect(x - length / 2, y - HALF, length, HALF * 2, fill ?? cloth, { rx: 4 })) +
        planks,
    ) +
    drawTopPattern(painter, { x, y, rx: length / 2, ry: HALF, isRound: false }) +
    painter.mark(
      'runner',
      runner ? rect(x - length / 2, y - HALF * 0.4, length, HALF * 0.8, painter.tone(runner)) : '',
    ) +
    painter.mark('object:plates', drawPlates(painter, table)) +
    drawCentre(painter, table, tables)
  )
}

/** Returns the positions of the seats on one side of a table. */
function seatsOf({ x, length, seats }: PlanTable, side: -1 | 1): number[] {
  const count = seats[side < 0 ? 0 : 1]
  return listOf(count, (i) => x - length / 2 + END + ((i + 0.5) / count) * (length - 2 * END))
}

function drawSeats(painter: Painter, table: PlanTable): string {
  const guests = castDiners(painter, table.seats[0] + table.seats[1], `plan-long-${table.index}`)
  const isBench = painter.spec.chair === 'bench'
  return ([-1, 1] as const)
    .map((side) => {
      const y = table.y + side * (HALF + SEAT_OFFSET)
      const facing = side < 0 ? 180 : 0
      const bench = isBench ? drawBench(painter, table, y) : ''
      const places = seatsOf(table, side).map((x, i) => {
        const figure = guests[side < 0 ? i : table.seats[0] + i]
        const person = figure ? drawPlanPerson(painter, { x, y, figure, facing, isSeated: true }) : ''
        return (isBench ? '' : drawPlanSeat(painter, x, y, facing)) + person
      })
      return bench + places.join('')
    })
    .join('')
}

function drawBench(painter: Painter, { x, length }: PlanTable, y: number): string {
  const wood = colourOfSeat(painter, 'bench')
  return withShadow(painter, 0.45, (fill) =>
    rect(x - length / 2 + 8, y - 14, length - 16, 28, fill ?? lighten(wood, 0.05), { rx: 4 }),
  )
}

function drawPlates(painter: Painter, table: PlanTable): string {
  const { plate, rim } = tablewareOf(painter.spec)
  const china = painter.tone(plate)
  const edge = rim ? painter.tone(rim) : lighten(china, -0.12)
  const napkin = painter.tone(painter.spec.napkin)
  return ([-1, 1] as const)
    .flatMap((side) =>
      seatsOf(table, side).map((x) => {
        const y = table.y + side * HALF * 0.64
        return (
          circle(x + 1.5, y + 2, 13.4, '#241a2c', { opacity: 0.16 }) +
          circle(x, y, 13, edge) +
          circle(x, y, rim ? 10.8 : 12.2, china) +
          circle(x, y, 8, lighten(china, -0.04)) +
          painter.mark('object:napkins', rect(x - 3.4, y - 8, 6.8, 16, napkin, { rx: 1 }))
        )
      }),
    )
    .join('')
}

/** Draws the garland, the flowers and the items in the middle of a table. */
function drawCentre(painter: Painter, table: PlanTable, tables: number): string {
  const { x, y, length } = table
  const { hasGarland, isOpen } = greeneryOf(painter.spec)
  const at = (share: number) => x - length / 2 + share * length
  const along = listOf<Point>(24, (i) => [at(0.02 + (i / 23) * 0.96), y + Math.sin(i * 1.7) * 3])
  const garland = hasGarland ? drawGarland(painter, along, 30, isOpen ? painter.spec.florals.density : 0) : ''
  const pieces = centreOf(painter).map((kind, k) => {
    const count = kind.isCounted
      ? shareOf(kind.count, tables, table.index)
      : Math.max(2, Math.round((kind.count * length) / (5 * UNIT)))
    return repeat(count, (i) => {
      const px = at((i + 0.5 + 0.17 * k) / (count + 0.17 * k))
      const py = y + (kind.name === 'flowers' ? 0 : (i % 2 ? 1 : -1) * 8)
      if (kind.name === 'flowers') return drawCluster(painter, px, py, 20, { count: 12, sprays: 8 })
      return drawPlanItem(painter, kind.name, [px, py], i, kind.detail.colour)
    })
  })
  return garland + pieces.join('')
}
