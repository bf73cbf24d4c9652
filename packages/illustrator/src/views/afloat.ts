import { factsOf, type ObjectName } from '@vowkit/understanding'
import { CENTRE, lerp, listOf, WIDTH } from '../base/geometry.ts'
import { ellipse } from '../base/svg.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import type { SceneObject } from '../objects/object.ts'
import type { Painter, WaterArea } from '../painter/painter.ts'
import { drawCandle } from '../props/candle.ts'
import type { Spot } from '../stage/camera.ts'
import { type Candidate, findPlace } from '../stage/find-place.ts'
import type { Stage } from '../stage/stage.ts'
import { isNear, unitAt } from '../stage/water.ts'
import { copiesOf, drawCopy, type Placement, shapeOf } from './placements.ts'

/** Objects that are drawn only on water. */
const ON_WATER: readonly ObjectName[] = ['boat', 'gondola', 'canoe', 'sailboat', 'swans']
/** Water is farther away than everything on the ground. */
const WATER_AWAY = 150
/** How far objects may extend over the left and right ends of the water, in pixels. */
const OVERHANG = 40
const ROWS = 9
const COLUMNS = 26
/** What the distance to the near edge of the water and to the middle of the image add to the cost of a place. */
const COST = { farther: 2.5, aside: 0.3, tooLarge: 30 }
/** The fraction of the canvas width that one object on the water fills at most. */
const MOST_FILLED = 0.45
const MOST_COPIES = 3
const PAIR = 2
const MOST_CANDLES = 48
const USUAL_CANDLES = 12
const USUAL_LILIES = 9
/** The width of a floating candle and of a water lily, in metres. They are larger than life, so that they are visible. */
const LILY = { width: 0.5, height: 0.22 }

/** Whether an object is drawn only on water. */
export function floats(name: ObjectName): boolean {
  return ON_WATER.includes(name)
}

/** Places boats, swans, floating candles and water lilies on the water of the setting, if it has water. */
export function placeOnWater(stage: Stage, placements: readonly Placement[]): void {
  const { painter } = stage
  const { water } = painter
  if (!water) return
  for (const placement of placements.filter(({ name }) => floats(name))) {
    for (let copy = 0; copy < copiesOnWater(placement); copy++) {
      const shape = shapeOf(placement)
      const place = findPlace(stage, shape, waterCandidates(water, placement.object))
      const isAlone = placement.name === 'swans' && copiesOf(placement) === copy * PAIR + 1 && placement.detail.count
      const draw = (spot: Spot) =>
        isAlone
          ? placement.object.draw(painter, spot, { ...placement.detail, count: 1 })
          : drawCopy(painter, placement, spot)
      if (place) stage.put(`object-${placement.name}-${copy}`, place, draw, shape)
    }
  }
  const candles = factsOf(painter.spec.description, 'object').find(({ name }) => name === 'floating-candles')
  if (candles && isNear(water)) {
    const count = Math.min(MOST_CANDLES, candles.count ?? Math.max(USUAL_CANDLES, candles.many ?? 0))
    scatter(stage, water, { id: 'object:floating-candles', count, draw: drawFloatingCandle })
  }
  if (factsOf(painter.spec.description, 'flower').some(({ name }) => name === 'lotus'))
    scatter(stage, water, { id: 'flower', count: USUAL_LILIES, draw: drawLily })
}

/** Returns the number of copies. One copy of swans shows a pair. */
function copiesOnWater(placement: Placement): number {
  const copies = copiesOf(placement)
  return Math.min(MOST_COPIES, placement.name === 'swans' ? Math.ceil(copies / PAIR) : copies)
}

interface WaterPlace extends Candidate {
  /** 0 at the near edge of the water, 1 at the far edge. */
  far: number
}

/** Returns places on the water, the nearest and most central first. */
function waterCandidates(water: WaterArea, { width }: Pick<SceneObject, 'width'>): WaterPlace[] {
  return listOf(ROWS, (row) => row / (ROWS - 1)).flatMap((far) => {
    const y = lerp(water.bottom, water.top, far)
    const half = (width * unitAt(water, y)) / 2
    return listOf(COLUMNS, (i) => lerp(water.left, water.right, i / (COLUMNS - 1)))
      .filter((x) => x - half > water.left - OVERHANG && x + half < water.right + OVERHANG)
      .map((x) => ({
        ...positionOn(water, x, y),
        far,
        cost: distanceCost(far, half) + (Math.abs(x - CENTRE) / WIDTH) * COST.aside,
      }))
  })
}

/** Returns the cost of a distance. Objects that would fill the width of the image move farther away. */
function distanceCost(far: number, half: number): number {
  return far * COST.farther + Math.max(0, half / WIDTH - MOST_FILLED / 2) * COST.tooLarge
}

function positionOn(water: WaterArea, x: number, y: number): { spot: Spot; away: number } {
  return { spot: { x, y, unit: unitAt(water, y), depth: 0.12 }, away: WATER_AWAY + (water.bottom - y) / 10 }
}

interface Scattered {
  id: string
  count: number
  draw(painter: Painter, spot: Spot): string
}

/** Scatters small objects over the water, where no person and no larger object hides them. */
function scatter(stage: Stage, water: WaterArea, { id, count, draw }: Scattered): void {
  for (let i = 0; i < count; i++) {
    const place = findPlace(stage, { id, ...LILY }, waterCandidates(water, LILY).map(spread(i)))
    if (place)
      stage.put(`${id}-${i}`, place, (spot) => draw(stage.painter, enlarged(spot)), { id, ...LILY, cover: 0.4 })
  }
}

/** Distributes the places of small objects evenly over the water. */
function spread(index: number): (place: WaterPlace) => WaterPlace {
  const wanted = WIDTH * (0.08 + ((index * 0.618) % 1) * 0.84)
  const row = ((index * 0.382) % 1) * 0.7
  return (place) => ({ ...place, cost: Math.abs(place.spot.x - wanted) / WIDTH + Math.abs(place.far - row) * 0.6 })
}

/** The least width of a small object on water, in canvas pixels. */
const LEAST_PIXELS = 40

/** Enlarges small objects that would hardly be visible at their distance. */
function enlarged(spot: Spot): Spot {
  return { ...spot, unit: Math.max(spot.unit, LEAST_PIXELS / LILY.width) }
}

function drawFloatingCandle(painter: Painter, { x, y, unit, depth }: Spot): string {
  const petal = painter.tone(painter.spec.florals.colors[0], depth)
  return (
    ellipse(x, y + unit * 0.03, unit * 0.3, unit * 0.05, '#fff2cf', { opacity: 0.35 }) +
    ellipse(x, y, unit * 0.17, unit * 0.055, petal) +
    drawCandle(painter, x, y, unit / 80, '#fff4e0', 9)
  )
}

function drawLily(painter: Painter, { x, y, unit, depth }: Spot): string {
  const leaf = painter.tone('#5d8a52', depth)
  return (
    ellipse(x - unit * 0.1, y, unit * 0.2, unit * 0.05, leaf) +
    ellipse(x + unit * 0.13, y + unit * 0.02, unit * 0.17, unit * 0.045, leaf) +
    drawFlower(painter, {
      kind: 'lotus',
      x,
      y: y - unit * 0.06,
      radius: unit * 0.13,
      colour: painter.spec.florals.colors[0],
    })
  )
}
