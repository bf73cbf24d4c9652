import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point } from '../../base/geometry.ts'
import { ellipse, line, polygon, repeat } from '../../base/svg.ts'
import { drawFigure, type Figure } from '../../figures/index.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import { CHAIR_METRES, colourOfSeat, drawChair } from '../../props/chair.ts'
import type { Camera } from '../../stage/camera.ts'
import { type CentreKind, centreOf, drawItem } from './centre-rows.ts'
import { drawGlassware } from './glassware.ts'
import { CHAIR_ROOM, type LongTable, pointOf, shareOf, unitAt } from './long-table-layout.ts'
import { clothOf } from './table-cloth.ts'
import { greeneryOf, isBareWood, runnerOf, tablewareOf, WOOD } from './table-wishes.ts'

const TOP = 0.75
const CHAIR_PIXELS = 92
const CHAIR_OFFSET = 0.32
/** How much larger than in reality plates and items on the table are drawn, so that they stay visible. */
const ENLARGED = { plates: 1.15, items: 1.35 }
const PLATE = 0.135
const GARLAND_STEPS = 26
const STRIPES = 9
const LEGS = [0.04, 0.35, 0.7, 0.96]
const BENCH = { inner: 0.14, outer: 0.46, height: 0.45, thickness: 0.06 }

interface Drawing {
  painter: Painter
  camera: Camera
  table: LongTable
  /** The number of tables in the scene. */
  tables: number
}

/** Draws a table with its seats and with everything that is on it. */
export function drawLongTable(drawing: Drawing, guests: readonly Figure[]): string {
  const { painter, table } = drawing
  const [left, right] = table.seats
  const isBare = isBareWood(painter.spec)
  const cloth = painter.tone(isBare ? WOOD : clothOf(painter.spec).colour)
  // The table hides the legs of the chairs on the side that is farther from the centre of the view.
  const behind = table.right === 0 ? [-1, 1] : [Math.sign(table.right)]
  const before = table.right === 0 ? [] : [-Math.sign(table.right)]
  const seats = (sides: readonly number[]) =>
    sides
      .map((side) => drawSeats(drawing, side, side < 0 ? guests.slice(0, left) : guests.slice(left, left + right)))
      .join('')
  return (
    drawShadow(drawing) +
    seats(behind) +
    painter.mark(
      isBare ? 'wood' : 'linen',
      (isBare ? drawFrame(drawing, cloth) : drawSkirts(drawing, cloth)) + drawTop(drawing, cloth, isBare),
    ) +
    painter.mark('runner', drawRunner(drawing)) +
    painter.mark('object:plates', drawPlates(drawing)) +
    drawCentre(drawing) +
    seats(before)
  )
}

/** Returns the position along the table of a seat on one side of it. */
function seatPositions(count: number): number[] {
  return listOf(count, (i) => (i + 0.5) / count)
}

function drawSeats(drawing: Drawing, side: number, guests: readonly Figure[]): string {
  const { painter, camera, table } = drawing
  const { chair } = painter.spec
  const bench = chair === 'bench' ? drawBench(drawing, side) : ''
  const count = side < 0 ? table.seats[0] : table.seats[1]
  const places = seatPositions(count).map((t, i) => {
    const unit = unitAt(table, t)
    const [x, y] = pointOf(camera, table, unit, side * (table.half + CHAIR_OFFSET), 0)
    const spot = { x, y, unit, depth: 0 }
    const seat = () => (bench ? '' : drawChair(painter, x, y, (unit * CHAIR_METRES) / CHAIR_PIXELS))
    const guest = guests[i]
    if (!guest) return seat()
    return seat() + drawFigure(painter, spot, guest, 'seated-side', side < 0 ? 1 : -1)
  })
  return painter.mark('seat', bench) + places.join('')
}

/** Draws a bench along one side of a table. */
function drawBench({ painter, camera, table }: Drawing, side: number): string {
  const wood = colourOfSeat(painter, 'bench')
  const at = (unit: number, offset: number, height: number) =>
    pointOf(camera, table, unit, side * (table.half + offset), height)
  const { inner, outer, height, thickness } = BENCH
  const [far, near] = [table.far, table.near * 0.99]
  const seat = [at(far, inner, height), at(far, outer, height), at(near, outer, height), at(near, inner, height)]
  const end = [
    at(near, inner, height),
    at(near, outer, height),
    at(near, outer, height - thickness),
    at(near, inner, height - thickness),
  ]
  const edge = [
    at(far, outer, height),
    at(near, outer, height),
    at(near, outer, height - thickness),
    at(far, outer, height - thickness),
  ]
  const legs = [0.03, 0.4, 0.97].map((t) => {
    const unit = unitAt(table, t)
    const [[x1, y1], [x2]] = [at(unit, inner + 0.06, height - thickness), at(unit, outer - 0.04, height)]
    const y2 = at(unit, inner, 0)[1]
    return (
      line(x1, y1, x1, y2, lighten(wood, -0.16), unit * 0.05) + line(x2, y1, x2, y2, lighten(wood, -0.12), unit * 0.05)
    )
  })
  return (
    legs.join('') +
    polygon(edge, lighten(wood, -0.1)) +
    polygon(end, lighten(wood, -0.14)) +
    polygon(seat, lighten(wood, 0.05))
  )
}

function drawShadow({ painter, camera, table }: Drawing): string {
  const reach = table.half + CHAIR_ROOM * 0.8
  const ground = [
    pointOf(camera, table, table.far, -reach, 0),
    pointOf(camera, table, table.far, reach, 0),
    pointOf(camera, table, table.near, reach, 0),
    pointOf(camera, table, table.near, -reach, 0),
  ]
  return polygon(ground, painter.tone('#2a1d26'), { opacity: 0.13 })
}

/** Draws the end of the cloth that faces the viewer, and its visible side. */
function drawSkirts({ painter, camera, table }: Drawing, cloth: string): string {
  const at = (unit: number, side: number, height: number) => pointOf(camera, table, unit, side * table.half, height)
  const inner = table.right > 0 ? -1 : 1
  const side = [
    at(table.far, inner, TOP),
    at(table.near, inner, TOP),
    at(table.near, inner, 0.02),
    at(table.far, inner, 0.02),
  ]
  const end = [at(table.near, -1, TOP), at(table.near, 1, TOP), at(table.near, 1, 0.02), at(table.near, -1, 0.02)]
  const { pattern, ink } = clothOf(painter.spec)
  const isStriped = pattern === 'striped' || pattern === 'checked'
  const stripes = isStriped
    ? repeat(STRIPES, (i) => {
        const [from, to] = [lerp(-1, 1, (i + 0.25) / STRIPES), lerp(-1, 1, (i + 0.75) / STRIPES)]
        const stripe = [
          at(table.near, from, TOP),
          at(table.near, to, TOP),
          at(table.near, to, 0.02),
          at(table.near, from, 0.02),
        ]
        return polygon(stripe, painter.tone(ink), { opacity: 0.75 })
      })
    : ''
  return (
    polygon(side, painter.gradient(lighten(cloth, -0.05), lighten(cloth, -0.13))) +
    polygon(end, painter.gradient(lighten(cloth, -0.03), lighten(cloth, -0.1))) +
    stripes
  )
}

/** Draws the frame and the legs of a wooden table. */
function drawFrame({ painter, camera, table }: Drawing, wood: string): string {
  const at = (unit: number, side: number, height: number) =>
    pointOf(camera, table, unit, side * table.half * 0.94, height)
  const legs = LEGS.flatMap((t) =>
    [-1, 1].map((side) => {
      const unit = unitAt(table, t)
      const [[x, y1], [, y2]] = [at(unit, side, TOP), at(unit, side, 0)]
      return line(x, y1, x, y2, painter.tone(lighten(wood, -0.16)), unit * 0.07)
    }),
  )
  const apron = [
    at(table.near, -1, TOP),
    at(table.near, 1, TOP),
    at(table.near, 1, TOP - 0.1),
    at(table.near, -1, TOP - 0.1),
  ]
  const inner = table.right > 0 ? -1 : 1
  const side = [
    at(table.far, inner, TOP),
    at(table.near, inner, TOP),
    at(table.near, inner, TOP - 0.1),
    at(table.far, inner, TOP - 0.1),
  ]
  return legs.join('') + polygon(side, lighten(wood, -0.12)) + polygon(apron, lighten(wood, -0.09))
}

/** Returns a strip along the top of the table between two offsets, as fractions of half its width. */
function stripOf({ camera, table }: Drawing, from: number, to: number, far = table.far, near = table.near): Point[] {
  const at = (unit: number, across: number) => pointOf(camera, table, unit, across * table.half, TOP)
  return [at(far, from), at(far, to), at(near, to), at(near, from)]
}

function drawTop(drawing: Drawing, cloth: string, isBare: boolean): string {
  const { painter, table, camera } = drawing
  const top = polygon(stripOf(drawing, -1, 1), painter.gradient(painter.fade(cloth, 0.25), lighten(cloth, 0.025)))
  if (isBare) {
    const joints = [-0.5, 0, 0.5].map((across) => {
      const ends = [table.far, table.near].map((unit) => pointOf(camera, table, unit, across * table.half, TOP))
      const [from, to] = ends as [Point, Point]
      return line(...from, ...to, lighten(cloth, -0.08), 2, { opacity: 0.7 })
    })
    return top + joints.join('')
  }
  const { pattern, ink: colour } = clothOf(painter.spec)
  if (pattern !== 'striped' && pattern !== 'checked') return top
  const ink = painter.tone(colour)
  const opacity = pattern === 'checked' ? 0.45 : 0.75
  const along = repeat(STRIPES, (i) =>
    polygon(stripOf(drawing, lerp(-1, 1, (i + 0.25) / STRIPES), lerp(-1, 1, (i + 0.75) / STRIPES)), ink, { opacity }),
  )
  const count = 24
  const across = repeat(pattern === 'checked' ? count : 0, (i) =>
    polygon(stripOf(drawing, -1, 1, unitAt(table, i / count), unitAt(table, (i + 0.5) / count)), ink, { opacity }),
  )
  return top + along + across
}

/** Draws a runner along the table. It hangs over the near end. */
function drawRunner(drawing: Drawing): string {
  const { painter, camera, table } = drawing
  const colour = runnerOf(painter.spec)
  if (!colour) return ''
  const cloth = painter.tone(colour)
  const at = (side: number, height: number) => pointOf(camera, table, table.near, side * table.half * 0.38, height)
  return (
    polygon(stripOf(drawing, -0.38, 0.38), painter.gradient(painter.fade(cloth, 0.2), lighten(cloth, 0.02))) +
    polygon([at(-1, TOP), at(1, TOP), at(1, TOP - 0.3), at(-1, TOP - 0.3)], lighten(cloth, -0.05))
  )
}

function drawPlates({ painter, camera, table }: Drawing): string {
  const ware = tablewareOf(painter.spec)
  const [china, napkin] = [painter.tone(ware.plate), painter.tone(painter.spec.napkin)]
  const edge = ware.rim ? painter.tone(ware.rim) : lighten(china, -0.1)
  const hasGlasses = painter.spec.description.facts.some(({ kind, name }) => kind === 'object' && name === 'glasses')
  return [-1, 1]
    .flatMap((side) =>
      seatPositions(side < 0 ? table.seats[0] : table.seats[1]).map((t) => {
        const unit = unitAt(table, t)
        const [x, y] = pointOf(camera, table, unit, side * table.half * 0.64, TOP)
        const [rx, ry] = [PLATE * unit * ENLARGED.plates, PLATE * unit * ENLARGED.plates * flatness(camera, unit)]
        const glass = {
          x: x - side * rx * 0.9,
          y: y - ry * 0.5,
          scale: (unit / 100) * ENLARGED.plates,
          shape: 'wine',
          colour: ware.glass,
        } as const
        return (
          ellipse(x, y + ry * 0.15, rx * 1.04, ry * 1.06, '#2a1d26', { opacity: 0.16 }) +
          ellipse(x, y, rx, ry, edge) +
          ellipse(x, y - ry * 0.06, rx * (ware.rim ? 0.84 : 0.93), ry * (ware.rim ? 0.84 : 0.93), china) +
          painter.mark(
            'object:napkins',
            polygon(
              [
                [x - rx * 0.3, y - ry * 0.55],
                [x + rx * 0.3, y - ry * 0.55],
                [x + rx * 0.34, y + ry * 0.6],
                [x - rx * 0.34, y + ry * 0.6],
              ],
              napkin,
            ),
          ) +
          (hasGlasses ? painter.mark('object:glasses', drawGlassware(painter, glass)) : '')
        )
      }),
    )
    .join('')
}

/** Returns the height of a circle on the table divided by its width. */
function flatness({ eye, focal }: Camera, unit: number): number {
  return Math.min(0.6, ((eye - TOP) * unit) / focal)
}

/** Draws the items in the middle of the table from far to near, so that near items cover far items. */
function drawCentre(drawing: Drawing): string {
  const { painter, camera, table, tables } = drawing
  const { hasGarland, isOpen } = greeneryOf(painter.spec)
  const density = isOpen ? painter.spec.florals.density * 0.8 : 0
  const garland = hasGarland
    ? listOf(GARLAND_STEPS, (i) => {
        const [from, to] = [unitAt(table, i / GARLAND_STEPS), unitAt(table, (i + 1.2) / GARLAND_STEPS)]
        const along = [
          pointOf(camera, table, from, -0.02, TOP),
          pointOf(camera, table, Math.min(to, table.near), 0.02, TOP),
        ]
        const draw = () => drawGarland(painter, along, to * 0.3, density)
        return { at: i / GARLAND_STEPS, draw: () => painter.layer(`garland-${table.index}-${i}`, draw) }
      })
    : []
  const pieces = centreOf(painter).flatMap((kind, k) => {
    const count = kind.isCounted ? shareOf(kind.count, tables, table.index) : usualCount(kind, table)
    return listOf(count, (i) => {
      const at = (i + 0.5 + 0.13 * k) / (count + 0.13 * k)
      const unit = unitAt(table, Math.min(0.985, at))
      const aside = kind.name === 'flowers' ? 0 : (i % 2 ? 1 : -1) * table.half * (kind.item.isTall ? 0.24 : 0.14)
      const [x, y] = pointOf(camera, table, unit, aside, TOP)
      const draw = () => drawItem(painter, kind, i, { x, y, scale: (unit / 100) * ENLARGED.items })
      return { at, draw: () => painter.layer(`${kind.name}-${table.index}-${i}`, draw) }
    })
  })
  return [...garland, ...pieces]
    .toSorted((a, b) => a.at - b.at)
    .map(({ draw }) => draw())
    .join('')
}

/** Returns the number of items of a kind on a table for which the description gives no number: more on a longer table. */
function usualCount({ item, count }: CentreKind, { seats }: LongTable): number {
  const length = (seats[0] + seats[1]) / 12
  return Math.max(1, Math.round(count * (item.isTall ? Math.min(1.5, length) : Math.max(0.6, length) * 1.15)))
}
