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
import { copiesOf, drawCopy, type Placement, shapeOf } from './placements.ts'

/** Objects that are drawn only on water. */
const ON_WATER: readonly ObjectName[] = ['boat', 'swans']
/** The height of the viewer above the water, in metres. */
const EYE = 1.7
/** Water is farther away than everything on the ground. */
const WATER_AWAY = 150
const ROWS = 9
const COLUMNS = 26
/** What the distance to the near edge of the water and to the middle of the image add to the cost of a place. */
const COST = { farther: 0.9, aside: 0.4 }
const MOST_CANDLES = 24
const USUAL_CANDLES = 12
const USUAL_LILIES = 9
/** The width of a floating candle and of a water lily, in metres. They are larger than life, so that they are visible. */
const LILY = { width: 0.5, height: 0.22 }

/** Whether an object is drawn only on water. */
export function floats(name: ObjectName): boolean {
  return ON_WATER.includes(name)
}

/** Places boats and swans, floating candles and water lilies on the water of the setting, if it has water. */
export function placeOnWater(stage: Stage, placements: readonly Placement[]): void {
  const { painter } = stage
  const { water } = painter
  if (!water) return
  for (const placement of placements.filter(({ name }) => floats(name))) {
    for (let copy = 0; copy < Math.min(3, copiesOf(placement)); copy++) {
      const shape = shapeOf(placement)
      const place = findPlace(stage, shape, waterCandidates(water, placement.object))
      if (place)
        stage.put(`object-${placement.name}-${copy}`, place, (spot) => drawCopy(painter, placement, spot), shape)
    }
  }
  const candles = factsOf(painter.spec.description, 'object').find(({ name }) => name === 'floating-candles')
  if (candles) {
    const count = Math.min(MOST_CANDLES, candles.count ?? USUAL_CANDLES)
    scatter(stage, water, { id: 'object:floating-candles', count, draw: drawFloatingCandle })
  }
  if (factsOf(painter.spec.description, 'flower').some(({ name }) => name === 'lotus'))
    scatter(stage, water, { id: 'flower', count: USUAL_LILIES, draw: drawLily })
}

/** Returns places on the water, the nearest and most central first. */
function waterCandidates(water: WaterArea, { width }: Pick<SceneObject, 'width'>): Candidate[] {
  return listOf(ROWS, (row) => row / (ROWS - 1)).flatMap((t) => {
    const y = lerp(water.bottom, water.top, t)
    const unit = (y - water.horizon) / EYE
    const half = (width * unit) / 2
    return listOf(COLUMNS, (i) => lerp(water.left, water.right, i / (COLUMNS - 1)))
      .filter((x) => x - half > water.left - 40 && x + half < water.right + 40)
      .map((x) => ({
        ...positionOn(water, x, y),
        cost: t * COST.farther + (Math.abs(x - CENTRE) / WIDTH) * COST.aside,
      }))
  })
}

function positionOn(water: WaterArea, x: number, y: number): { spot: Spot; away: number } {
  return { spot: { x, y, unit: (y - water.horizon) / EYE, depth: 0.12 }, away: WATER_AWAY + (water.bottom - y) / 10 }
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
    if (place) stage.put(`${id}-${i}`, place, (spot) => draw(stage.painter, spot), { id, ...LILY, cover: 0.4 })
  }
}

/** Distributes the places of small objects evenly over the water. */
function spread(index: number): (candidate: Candidate) => Candidate {
  const wanted = WIDTH * (0.08 + ((index * 0.618) % 1) * 0.84)
  const row = (index * 0.382) % 1
  return (candidate) => ({
    ...candidate,
    cost: candidate.cost * row * 0.6 + Math.abs(candidate.spot.x - wanted) / WIDTH,
  })
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
