import { factOf, type SceneDescription } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { ellipse, line, polygon, repeat } from '../base/svg.ts'
import { seatsOf } from '../compose/choose-decor.ts'
import { LINEN } from '../compose/compose-scene.ts'
import { drawSeatedGuest } from '../figures/index.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, waxOf } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import type { SceneSpec, SettingName } from '../spec.ts'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, drawDiner, placeCouple, placeParty } from './people.ts'
import type { DrawView } from './view.ts'

const ROOM = {
  beside: { away: 9.5, clear: 3.1 },
  behind: 16,
  front: { away: 5.5, clear: 0 },
  aisle: { from: 11, to: 5, clear: 0.35 },
}
/** Canvas pixels per metre for a chair at scale 1. */
const CHAIR_UNIT = 97
const RUNNER_STEPS = 25
/** Candles farther away would merge into one bright strip. */
const FARTHEST_CANDLE = 0.12
const STEP_POWER = 1.4
/** The positions of tables across the canvas, by the number of tables. */
const OFFSETS: readonly (readonly number[])[] = [[0], [-0.33, 0.33], [-0.6, 0, 0.6], [-0.84, -0.28, 0.28, 0.84]]
const WOOD = '#b58a5f'
/** Settings where long tables are bare wood without a cloth. */
const RUSTIC: readonly SettingName[] = [
  ...(['barn', 'farmyard', 'loft', 'wine-cellar', 'meadow', 'orchard', 'backyard', 'castle'] as const),
  ...(['log-cabin', 'pub', 'brewery', 'dock', 'pier', 'wheat-field'] as const),
  ...(['redwood', 'pine-forest', 'birch-wood'] as const),
]
/** The positions of the legs of a wooden table along its length. */
const LEGS = [0.04, 0.18, 0.4, 0.72]
const USUAL_TABLES = 2
const PLACES = { usual: 9, fewest: 3, most: 14 }

/** A single table is wider in the image than one of several. */
const SINGLE = { far: 34, near: WIDTH * 0.19 }
const ONE_OF_SEVERAL = { far: 20, near: WIDTH * 0.135 }

/** A table that extends towards the vanishing point. */
interface Table {
  /** The position across the canvas: 0 is the centre, and 1 is far to the right. */
  offset: number
  /**
   * Returns a point on the table top. `t` is the fraction of the length from the far end, `across` is the position
   * across the table (0 is the centre, ±1 are the edges).
   */
  top(t: number, across: number): Point
  floor(t: number): number
}

/** Draws long tables that extend towards the vanishing point. The description gives the number of tables. */
export const drawLongTables: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  const { description } = painter.spec
  const offsets = offsetsOf(description)
  const places = placesOf(description, offsets.length)
  if (factOf(description, 'structure')) placeStructure(stage, { right: 0, away: 12 })
  // A table in the centre would hide a couple that stands nearer.
  const couple = { right: 0, away: offsets.includes(0) ? 13 : 9 }
  placeCouple(stage, couple, 'holding-hands-side')
  placeParty(stage, { ...couple, away: couple.away + 0.4 })
  const above = dressStage(stage, ROOM)
  const tables = offsets
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((offset) => createTable(offset, horizon, offsets.length === 1))
  for (const table of tables) locateTable(painter, table)
  return stage.render() + painter.paint(() => tables.map((table) => drawTable(painter, table, places)).join('')) + above
}

function locateTable(painter: Painter, { top, offset }: Table): void {
  const [far, left, right] = [top(0.1, 0), top(1, -1), top(1, 1)]
  const x = Math.max(0, Math.min(far[0], left[0]))
  const width = Math.min(WIDTH, Math.max(far[0], right[0])) - x
  painter.locate('table', 2, { x, y: far[1], width, height: HEIGHT - far[1] })
  painter.locate('flower', 1.9, { x: top(0.5, 0)[0] - 75, y: top(0.35, 0)[1] - 60, width: 150, height: 150 })
  const chairs = top(0.7, offset > 0 ? -1.4 : 1.4)
  painter.locate('seat', 1.5, { x: chairs[0] - 70, y: chairs[1], width: 140, height: HEIGHT * 0.3 })
}

function offsetsOf(description: SceneDescription): readonly number[] {
  const table = factOf(description, 'table')
  const count = table?.count ?? Math.round(USUAL_TABLES * (table?.scale ?? 1))
  return OFFSETS[Math.min(OFFSETS.length, Math.max(1, count)) - 1] as readonly number[]
}

/** Returns the number of places on one side of each table. The description gives the number of seats or guests. */
function placesOf(description: SceneDescription, tables: number): number {
  const seats = seatsOf(description)
  if (seats === undefined) return PLACES.usual
  return Math.min(PLACES.most, Math.max(PLACES.fewest, Math.ceil(seats / tables / 2)))
}

function createTable(offset: number, horizon: number, isSingle: boolean): Table {
  const depth = (d: number) => lerp(horizon + 26, HEIGHT * 1.1, d)
  const far: Point = [CENTRE + offset * 190, depth(0.06)]
  const near: Point = [CENTRE + offset * WIDTH * 1.12, depth(1)]
  const floor = (t: number) => lerp(far[1], near[1], t)
  const half = isSingle ? SINGLE : ONE_OF_SEVERAL
  return {
    offset,
    floor,
    top: (t, across) => [lerp(far[0], near[0], t) + across * lerp(half.far, half.near, t), floor(t) - lerp(30, 190, t)],
  }
}

function drawTable(painter: Painter, table: Table, placesPerSide: number): string {
  const { top, floor, offset } = table
  const isBare = isBareWood(painter.spec)
  const linen = painter.tone(isBare ? WOOD : painter.spec.linen)
  const places = listOf(placesPerSide, (i) => ((i + 0.3) / placesPerSide) ** 1.55 * 0.95 + 0.02)
  const guests = castDiners(painter, places.length * 2, `long-${offset}`)
  /** The sides whose chairs stand behind the table, and the sides whose chairs stand in front of it. */
  const [behind, before] = offset === 0 ? [[-1, 1], []] : [[Math.sign(offset)], [-Math.sign(offset)]]
  const farChairs = behind.flatMap((side, column) =>
    places.map((t, i) => {
      const [x, y, scale] = [top(t, side * 1.28)[0], floor(t) + 4, lerp(0.32, 2, t)]
      const spot = { x, y, unit: scale * CHAIR_UNIT, depth: 0 }
      const guest = guests[column * places.length + i]
      return drawChair(painter, x, y, scale) + drawDiner(painter, spot, guest, 'seated-front')
    }),
  )
  const nearChairs = before.flatMap((side) =>
    places.map((t, i) => {
      const scale = lerp(0.34, 2.15, t)
      const spot = { x: top(t, side * 1.42)[0], y: floor(t) + 26 * scale, unit: scale * CHAIR_UNIT, depth: 0 }
      const chair = () => drawChair(painter, spot.x, spot.y, scale)
      const guest = guests[places.length + i]
      return guest ? drawSeatedGuest(painter, spot, guest, chair) : chair()
    }),
  )
  const end: Point[] = [top(1, -1), top(1, 1), [top(1, 1)[0], HEIGHT + 20], [top(1, -1)[0], HEIGHT + 20]]
  const skirts = (before.length ? before : behind).map((side) =>
    isBare ? drawFrame(painter, table, side, linen) : drawSkirt(painter, table, side, linen),
  )
  return (
    farChairs.join('') +
    skirts.join('') +
    (isBare ? '' : polygon(end, painter.gradient(lighten(linen, -0.03), lighten(linen, -0.09)))) +
    polygon(
      [top(0, -1), top(0, 1), top(1, 1), top(1, -1)],
      painter.gradient(painter.fade(linen, 0.35), lighten(linen, 0.02)),
    ) +
    (isBare ? drawPlanks(table, linen) : '') +
    drawTableRunner(painter, table) +
    places.map((t) => drawPlates(painter, table, t, linen)).join('') +
    drawCentre(painter, table) +
    nearChairs.join('')
  )
}

/** Whether the tables of a rustic setting stand without a cloth, because the description names none. */
function isBareWood({ linen, setting }: SceneSpec): boolean {
  return linen === LINEN && RUSTIC.includes(setting)
}

/** Draws the joints between the planks of a wooden table. */
function drawPlanks({ top }: Table, wood: string): string {
  return [-0.5, 0, 0.5]
    .map((across) => line(...top(0, across), ...top(1, across), lighten(wood, -0.07), 2.5, { opacity: 0.7 }))
    .join('')
}

/** Draws the frame and the legs of a wooden table. */
function drawFrame(painter: Painter, { top, floor }: Table, side: number, wood: string): string {
  const below = (t: number, share: number): Point => {
    const [x, y] = top(t, side)
    return [x, lerp(y, floor(t), share)]
  }
  const shade = shadowUnder(top, floor, side)
  const apron = polygon([below(0, 0), below(1, 0), below(1, 0.16), below(0, 0.16)], lighten(wood, -0.1))
  const legs = LEGS.map((t) => {
    const [x, y] = below(t, 0.1)
    const half = lerp(2, 13, t)
    return polygon(
      [
        [x - half, y],
        [x + half, y],
        [x + half * 0.8, floor(t)],
        [x - half * 0.8, floor(t)],
      ],
      lighten(wood, -0.14),
    )
  })
  return polygon(shade, painter.tone('#3a2a22'), { opacity: 0.22 }) + legs.join('') + apron
}

/** Returns the shadow of a table on the floor. */
function shadowUnder(top: Table['top'], floor: Table['floor'], side: number): Point[] {
  return [
    [top(0, side)[0], floor(0)],
    [top(1, side)[0], floor(1)],
    [top(1, -side)[0], floor(1)],
    [top(0, -side)[0], floor(0)],
  ]
}

function drawSkirt(painter: Painter, { top, floor }: Table, side: number, linen: string): string {
  const skirt: Point[] = [top(0, side), top(1, side), [top(1, side)[0], floor(1) + 40], [top(0, side)[0], floor(0)]]
  return polygon(skirt, painter.gradient(lighten(linen, -0.05), lighten(linen, -0.13)))
}

/** Draws a strip of cloth along the table in the colour that the description gives to the whole wedding. */
function drawTableRunner(painter: Painter, { top }: Table): string {
  const { accent } = painter.spec
  if (!accent) return ''
  const cloth = painter.tone(accent)
  const strip = [top(0, -0.36), top(0, 0.36), top(1, 0.36), top(1, -0.36)]
  return polygon(strip, painter.gradient(painter.fade(cloth, 0.3), cloth))
}

function drawPlates(painter: Painter, { top }: Table, t: number, linen: string): string {
  const scale = lerp(0.3, 2.1, t)
  const { metal, palette } = painter.spec
  const napkin = painter.tone(painter.spec.napkin)
  const charger = palette.includes(metal) ? painter.tone(metal) : lighten(linen, -0.06)
  return [-0.66, 0.66]
    .map((across) => {
      const [x, y] = top(t + 0.012, across)
      return (
        ellipse(x, y, 26 * scale, 8 * scale, charger) +
        ellipse(x, y - 2 * scale, 19 * scale, 5.6 * scale, painter.tone('#fffaf2')) +
        ellipse(x, y - 3 * scale, 13 * scale, 3.6 * scale, napkin)
      )
    })
    .join('')
}

/** Draws the table decoration from far to near, so that near objects cover far objects. */
function drawCentre(painter: Painter, { top, offset }: Table): string {
  const { candles, tall } = painter.spec.decor
  return repeat(RUNNER_STEPS, (i) => {
    const t = ((i + 0.5) / RUNNER_STEPS) ** STEP_POWER
    const [x, y] = top(t, 0)
    const size = lerp(14, 78, t)
    const flames =
      i % 3 === 1 && t > FARTHEST_CANDLE && candles !== 'none'
        ? drawCandle(painter, x + size * 0.5, y - size * 0.1, lerp(0.35, 1.6, t), waxOf(painter), 62) +
          drawVotive(painter, x - size * 0.62, y + size * 0.1, lerp(0.35, 1.5, t))
        : ''
    const flowers = painter.layer(`table-${offset}-${i}`, () => {
      const garland = drawGarland(painter, [top(t, -0.05), top(Math.min(1, t + 0.06), 0.05)], size * 1.15)
      if (i % 4) return garland
      return (
        garland +
        drawCluster(painter, x, y - size * (tall ? 2 : 0.3), size * (tall ? 1 : 0.72), {
          count: tall ? 18 : 12,
          sprays: tall ? 11 : 7,
        })
      )
    })
    return (tall && i % 4 === 0 ? drawStand(painter, x, y, size) : '') + flowers + flames
  })
}

function drawStand(painter: Painter, x: number, y: number, size: number): string {
  const metal = painter.tone(painter.spec.metal)
  return polygon(
    [
      [x - size * 0.05, y],
      [x + size * 0.05, y],
      [x + size * 0.04, y - size * 1.9],
      [x - size * 0.04, y - size * 1.9],
    ],
    metal,
  )
}
