import { factOf, factsOf } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point } from '../base/geometry.ts'
import { createRandom } from '../base/random.ts'
import { circle, ellipse, rect, repeat, turn } from '../base/svg.ts'
import { excludesGuests } from '../compose/moments.ts'
import { castCouple, castOthers, type Figure, isOfficiant } from '../figures/index.ts'
import { drawCluster } from '../flora/cluster.ts'
import type { Painter } from '../painter/painter.ts'
import { castSeated, guestCount, showsCouple } from './people.ts'
import { toCanvas, UNIT } from './plan/plan.ts'
import { drawPlanEdges } from './plan/plan-edges.ts'
import { drawPlanGround } from './plan/plan-ground.ts'
import { drawPlanPerson } from './plan/plan-people.ts'
import { drawPlanSeat } from './plan/plan-seats.ts'
import { drawFlowerRing, drawPlanStructure } from './plan/plan-structure.ts'
import { drawPlanTables } from './plan/plan-tables.ts'
import type { DrawView } from './view.ts'

/** Positions in metres towards the top of the canvas. */
const ALTAR = 3.2
const FIRST_ROW = 1.5
const ROW_PITCH = 1.06
const AISLE = { half: 0.8, seats: 1.15 }
const SEAT_PITCH = 0.62
const PER_SIDE = 7
const ROWS = 7
const RINGS = [2.5, 3.4, 4.3]
const RING_CENTRE = -0.2
const PETALS = 150

/** Draws a wedding from straight above: the seats and the aisle, or the tables, on the ground of the venue. */
export const drawAbove: DrawView = (painter, { floor }) => {
  const hasTables = factOf(painter.spec.description, 'table') !== undefined
  const isRound = factsOf(painter.spec.description, 'view').some(({ name }) => name === 'circle')
  const ground = () => drawPlanGround(painter, floor) + drawPlanEdges(painter)
  locate(painter, hasTables)
  return painter.paint(
    () => ground() + (hasTables ? drawPlanTables(painter) : isRound ? drawRing(painter) : drawRows(painter)),
  )
}

function locate(painter: Painter, hasTables: boolean): void {
  const [left, top] = toCanvas(-5.4, FIRST_ROW + 0.4)
  const block = { x: left, y: top, width: 2 * (CENTRE - left), height: HEIGHT - top - 60 }
  painter.locate(hasTables ? 'table' : 'seat', 4, block)
  if (hasTables) return
  const [, altar] = toCanvas(0, ALTAR)
  painter.locate('structure', 3, { x: CENTRE - 120, y: altar - 130, width: 240, height: 160 })
  painter.locate('runner', 2, {
    x: CENTRE - AISLE.half * UNIT,
    y: altar,
    width: 2 * AISLE.half * UNIT,
    height: HEIGHT - altar,
  })
}

function drawRows(painter: Painter): string {
  const { decor, chair } = painter.spec
  const [, altar] = toCanvas(0, ALTAR)
  const invited = guestCount(painter.spec.description)
  const rows = Math.min(ROWS, invited ? Math.ceil(invited / PER_SIDE / 2) : decor.rows + 2)
  const guests = castSeated(painter, rows * PER_SIDE * 2, 'guests')
  const seats = repeat(rows * PER_SIDE * 2, (i) => {
    const side = i % 2 === 0 ? -1 : 1
    const place = Math.floor(i / 2)
    const [x, y] = toCanvas(
      side * (AISLE.seats + SEAT_PITCH * ((place % PER_SIDE) + 0.5)),
      FIRST_ROW - Math.floor(place / PER_SIDE) * ROW_PITCH,
    )
    const guest = guests[i]
    const isVisible = guest && (chair !== 'none' || guests.length > 0)
    return (
      drawPlanSeat(painter, x, y) +
      (isVisible ? drawPlanPerson(painter, { x, y, figure: guest, isSeated: chair !== 'none' }) : '')
    )
  })
  const pieces = repeat(rows, (row) =>
    [-1, 1]
      .map((side) =>
        drawPiece(painter, toCanvas(side * (AISLE.half + 0.12), FIRST_ROW - row * ROW_PITCH), `aisle-${row}-${side}`),
      )
      .join(''),
  )
  return (
    drawRunner(painter, altar) +
    seats +
    pieces +
    painter.mark('structure', drawPlanStructure(painter, altar - 30)) +
    drawCouple(painter, altar + 22)
  )
}

function drawRing(painter: Painter): string {
  const [x, y] = toCanvas(0, RING_CENTRE)
  const seats = RINGS.map((radius, ring) => {
    const count = Math.round(radius * 8)
    const guests = castSeated(painter, count, `ring-${ring}`, !excludesGuests(painter.spec.description))
    return repeat(count, (i) => {
      // The gap at the bottom of the rings is the aisle.
      const angle = Math.PI / 2 + (0.07 + (0.86 * (i + 0.5)) / count) * 2 * Math.PI
      const [px, py] = [x + Math.cos(angle) * radius * UNIT, y + Math.sin(angle) * radius * UNIT]
      const facing = (angle * 180) / Math.PI - 90
      const guest = guests[i]
      return (
        drawPlanSeat(painter, px, py, facing) +
        (guest ? drawPlanPerson(painter, { x: px, y: py, figure: guest, facing, isSeated: true }) : '')
      )
    })
  })
  return (
    drawRunner(painter, y + 40) + seats.join('') + drawFlowerRing(painter, x, y, UNIT * 1.5) + drawCouple(painter, y)
  )
}

function drawRunner(painter: Painter, top: number): string {
  const cloth = painter.tone(painter.spec.decor.runner)
  const half = AISLE.half * UNIT
  const runner = rect(CENTRE - half, top, half * 2, HEIGHT - top + 20, cloth, { opacity: 0.9 })
  return (
    rect(CENTRE - half + 6, top + 8, half * 2, HEIGHT, '#241a2c', { opacity: 0.1 }) +
    painter.mark('runner', runner) +
    painter.mark('object:petals', drawPetals(painter, top))
  )
}

function drawPetals(painter: Painter, top: number): string {
  const { florals, decor } = painter.spec
  if (decor.aisle === 'none' || florals.density === 0) return ''
  return painter.layer('petals', () => {
    const { random } = painter
    return repeat(PETALS * Math.min(1.4, florals.density), () => {
      const side = random.next() < 0.5 ? -1 : 1
      const x = CENTRE + side * AISLE.half * UNIT * random.range(0.62, 1.12)
      const y = random.range(top, HEIGHT)
      const petal = lighten(painter.tone(random.pick(florals.colors)), random.range(-0.04, 0.05))
      return ellipse(x, y, 5.4, 3.4, petal, { transform: turn(random.range(0, 180), x, y) })
    })
  })
}

/** Draws flowers, a lantern or a candle beside the aisle. */
function drawPiece(painter: Painter, [x, y]: Point, name: string): string {
  const { aisle } = painter.spec.decor
  if (aisle === 'none') return ''
  return painter.layer(name, () => {
    if (aisle === 'flowers') return painter.mark('flower', drawCluster(painter, x, y, 25, { count: 9, sprays: 8 }))
    painter.glow(x, y, 44, '#ffc98a', 0.35 + painter.light.glow * 0.3)
    const wax = listOf(aisle === 'candles' ? 3 : 1, (i): Point => [x + (i - 1) * 11, y + (i % 2) * 9])
    const frame = aisle === 'lanterns' ? rect(x - 12, y - 12, 24, 24, painter.tone('#4a3c36'), { rx: 3 }) : ''
    const candles = wax.map(([wx, wy]) => circle(wx, wy, 6, painter.tone('#fff6e2')) + circle(wx, wy, 2.6, '#ffcf85'))
    return painter.mark(`object:${aisle}`, frame + candles.join(''))
  })
}

function drawCouple(painter: Painter, y: number): string {
  const { description, seed } = painter.spec
  const others = castOthers(description, createRandom(`${seed}/party`))
  const beside = others.filter(({ role }) => !isOfficiant(role))
  const officiant = others.find(({ role }) => isOfficiant(role))
  const party = beside.map(({ figure, role }, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const person = drawPlanPerson(painter, {
      x: CENTRE + side * (96 + Math.floor(i / 2) * 46),
      y: y - 4,
      figure,
      facing: side * -30,
    })
    return painter.mark(`person:${role}`, person)
  })
  const minister = officiant
    ? painter.mark(
        `person:${officiant.role}`,
        drawPlanPerson(painter, { x: CENTRE, y: y - 50, figure: officiant.figure, facing: 180 }),
      )
    : ''
  return (
    party.join('') +
    minister +
    (showsCouple(description) ? drawPartners(painter, castCouple(description, createRandom(`${seed}/couple`)), y) : '')
  )
}

function drawPartners(painter: Painter, [first, second]: readonly [Figure, Figure], y: number): string {
  painter.locate('couple', 1, { x: CENTRE - 50, y: y - 30, width: 100, height: 70 })
  return painter.mark(
    'couple',
    drawPlanPerson(painter, { x: CENTRE - 24, y, figure: first, facing: 62 }) +
      drawPlanPerson(painter, { x: CENTRE + 24, y, figure: second, facing: -62 }),
  )
}
