import { factOf } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { ellipse, polygon, repeat } from '../base/svg.ts'
import { drawSeatedGuest } from '../figures/index.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, drawDiner, placeCouple } from './people.ts'
import type { DrawView } from './view.ts'

const ROOM = {
  beside: { away: 9.5, clear: 3.1 },
  behind: 16,
  front: { away: 5.5, clear: 0 },
  aisle: { from: 11, to: 5, clear: 0.35 },
}
/** Canvas pixels per metre for a chair at scale 1. */
const CHAIR_UNIT = 97
const PLACES = 9
const RUNNER_STEPS = 25
const STEP_POWER = 1.4
const SIDE_OFFSET = 0.33

/** A table that extends towards the vanishing point. */
interface Table {
  side: number
  /**
   * Returns a point on the table top. `t` is the fraction of the length from the far end, `across` is the position
   * across the table (0 is the centre, ±1 are the edges).
   */
  top(t: number, across: number): Point
  floor(t: number): number
}

/** Draws two tables that extend towards the vanishing point, with chairs, plates, candles and garlands. */
export const drawLongTables: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  if (factOf(painter.spec.description, 'structure')) placeStructure(stage, { right: 0, away: 12 })
  placeCouple(stage, { right: 0, away: 9 }, 'holding-hands-side')
  const above = dressStage(stage, ROOM)
  const tables = [-1, 1].map((side) => createTable(side, horizon))
  for (const table of tables) locateTable(painter, table)
  return stage.render() + painter.paint(() => tables.map((table) => drawTable(painter, table)).join('')) + above
}

function locateTable(painter: Painter, { top, side }: Table): void {
  const [far, near] = [top(0.1, 0), top(1, 0)]
  const [x, width] = [Math.min(far[0], near[0]), Math.abs(near[0] - far[0])]
  painter.locate('table', 2, { x, y: far[1], width, height: HEIGHT - far[1] })
  painter.locate('flower', 1.9, { x: top(0.5, -0.6)[0] - 40, y: top(0.35, 0)[1] - 60, width: 150, height: 150 })
  painter.locate('seat', 1.5, {
    x: side < 0 ? x + width * 0.75 : x,
    y: HEIGHT * 0.62,
    width: width * 0.25,
    height: HEIGHT * 0.3,
  })
}

function createTable(side: number, horizon: number): Table {
  const offset = side * SIDE_OFFSET
  const depth = (d: number) => lerp(horizon + 26, HEIGHT * 1.1, d)
  const far: Point = [CENTRE + offset * 190, depth(0.06)]
  const near: Point = [CENTRE + offset * WIDTH * 1.12, depth(1)]
  const floor = (t: number) => lerp(far[1], near[1], t)
  return {
    side,
    floor,
    top: (t, across) => [lerp(far[0], near[0], t) + across * lerp(20, WIDTH * 0.135, t), floor(t) - lerp(30, 190, t)],
  }
}

function drawTable(painter: Painter, table: Table): string {
  const { top, floor, side } = table
  const inner = -side
  const linen = painter.tone(painter.spec.linen)
  const places = listOf(PLACES, (i) => ((i + 0.3) / PLACES) ** 1.55 * 0.95 + 0.02)
  const guests = castDiners(painter, places.length * 2, `long-${side}`)
  const farChairs = places.map((t, i) => {
    const [x, y, scale] = [top(t, -inner * 1.28)[0], floor(t) + 4, lerp(0.32, 2, t)]
    const spot = { x, y, unit: scale * CHAIR_UNIT, depth: 0 }
    return drawChair(painter, x, y, scale) + drawDiner(painter, spot, guests[i], 'seated-front')
  })
  const nearChairs = places.map((t, i) => {
    const scale = lerp(0.34, 2.15, t)
    const spot = { x: top(t, inner * 1.42)[0], y: floor(t) + 26 * scale, unit: scale * CHAIR_UNIT, depth: 0 }
    const chair = () => drawChair(painter, spot.x, spot.y, scale)
    const guest = guests[places.length + i]
    return guest ? drawSeatedGuest(painter, spot, guest, chair) : chair()
  })
  const end: Point[] = [top(1, -1), top(1, 1), [top(1, 1)[0], HEIGHT + 20], [top(1, -1)[0], HEIGHT + 20]]
  const skirt: Point[] = [top(0, inner), top(1, inner), [top(1, inner)[0], floor(1) + 40], [top(0, inner)[0], floor(0)]]
  return (
    farChairs.join('') +
    polygon(skirt, painter.gradient(lighten(linen, -0.05), lighten(linen, -0.13))) +
    polygon(end, painter.gradient(lighten(linen, -0.03), lighten(linen, -0.09))) +
    polygon(
      [top(0, -1), top(0, 1), top(1, 1), top(1, -1)],
      painter.gradient(painter.fade(linen, 0.35), lighten(linen, 0.02)),
    ) +
    places.map((t) => drawPlates(painter, table, t, linen)).join('') +
    drawCentre(painter, table) +
    nearChairs.join('')
  )
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
function drawCentre(painter: Painter, { top, side }: Table): string {
  const { candles, tall } = painter.spec.decor
  return repeat(RUNNER_STEPS, (i) => {
    const t = ((i + 0.5) / RUNNER_STEPS) ** STEP_POWER
    const [x, y] = top(t, 0)
    const size = lerp(14, 78, t)
    const flames =
      i % 2 && candles !== 'none'
        ? drawCandle(painter, x + size * 0.5, y - size * 0.1, lerp(0.35, 1.6, t), WAX, 62) +
          drawVotive(painter, x - size * 0.62, y + size * 0.1, lerp(0.35, 1.5, t))
        : ''
    const flowers = painter.layer(`table-${side}-${i}`, () => {
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
