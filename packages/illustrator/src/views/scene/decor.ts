import { type FactOf, factOf, factsOf, type ObjectName } from '@vowkit/understanding'
import { type Bounds, SIDES } from '../../base/geometry.ts'
import { repeat } from '../../base/svg.ts'
import { sitsOnBench } from '../../figures/index.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { LUSH, OVERFLOWING } from '../../flora/growth.ts'
import { drawCandle, waxOf } from '../../props/candle.ts'
import { CHAIR_METRES } from '../../props/chair.ts'
import type { GroundPoint, Spot } from '../../stage/camera.ts'
import { findPlace } from '../../stage/find-place.ts'
import { boundsOf, type Shape, type Stage } from '../../stage/stage.ts'
import { drawSeat, SEAT_SHAPE } from '../seats.ts'
import { groundCandidates } from './candidates.ts'

/** The number of candles in one group. */
const CANDLES_A_GROUP = 6
const USUAL_CANDLES = 10
const MOST_CANDLES = 36
/** The distance between candles, in metres, and the scale of candles per pixel per metre. */
const CANDLE_PITCH = 0.17
const CANDLE_SCALE = 1 / 105
const FLOWERS: Shape = { id: 'flower', width: 0.8, height: 0.5, cover: 0 }
/** The positions of flowers on the ground, and their radii: metres to the side and nearer than the couple. */
const FLOWER_FEET = [
  [1.05, -0.25, 0.3],
  [1.5, -0.1, 0.38],
  [1.95, 0.15, 0.28],
] as const
/** Further flowers of a lush scene, in front of the others. */
const LUSH_FEET = [
  [0.85, 0.5, 0.26],
  [1.35, 0.75, 0.34],
  [1.9, 0.8, 0.3],
  [2.4, 0.5, 0.3],
] as const
/** Further flowers of a scene with very many. */
const OVERFLOWING_FEET = [
  [2.6, -0.2, 0.34],
  [3.1, 0.3, 0.34],
  [0.95, 1.2, 0.24],
  [1.7, 1.35, 0.26],
  [2.5, 1.2, 0.26],
] as const
/** Half the width of a structure, in whose way no flowers stand, in metres. */
const STRUCTURE_HALF = 1.4
const ON_THE_GROUND = { count: 16, sprays: 9, squash: 0.62, spread: [180, 360] } as const
const NO_FLOWERS = 0.2
/** The width and the height of flowers with their leaves, relative to their radius. */
const SPREAD = 2.6
const SEATS = { most: 4, pitch: 0.7 }

/** Places seats, candles and flowers that the description names around a point. */
export function placeDecor(stage: Stage, centre: GroundPoint): void {
  placeSeats(stage, centre)
  placeCandles(stage, centre)
  placeFlowers(stage, centre)
}

/** Places the few seats that the description counts or colours, such as two chairs or gold chairs. */
function placeSeats(stage: Stage, centre: GroundPoint): void {
  const { painter } = stage
  const { chair, description } = painter.spec
  const isColoured = factsOf(description, 'colour').some(({ of }) => of === 'seat')
  const count = factOf(description, 'seat')?.count ?? (chair === 'cushion' || isColoured ? SEATS.most : 0)
  if (chair === 'none') return
  if (sitsOnBench(description)) {
    const { spot, away } = stage.positionOf(centre)
    painter.locate(SEAT_SHAPE.id, away, boundsOf(spot, { width: 1.3, height: 0.9 }))
    return
  }
  for (let i = 0; i < Math.min(SEATS.most, count); i++) {
    const place = findPlace(
      stage,
      SEAT_SHAPE,
      groundCandidates(
        stage,
        { width: 0.6, height: CHAIR_METRES },
        {
          centre,
          away: centre.away * 1.05,
          side: i % 2 === 0 ? -1 : 1,
        },
      ),
    )
    if (place) stage.put(`seat-${i}`, place, (spot) => drawSeat(painter, spot), SEAT_SHAPE)
  }
}

/** Places candles in groups. Draws the number that the description gives. */
function placeCandles(stage: Stage, centre: GroundPoint): void {
  const fact = objectFact(stage, 'candles')
  if (!fact) return
  const total = Math.min(MOST_CANDLES, fact.count ?? Math.round(USUAL_CANDLES * (fact.scale ?? 1)))
  const groups = Math.ceil(total / CANDLES_A_GROUP)
  for (let i = 0; i < groups; i++) {
    const count = Math.ceil((total - i) / groups)
    const shape = { id: 'object:candles', width: Math.max(0.4, count * CANDLE_PITCH), height: 0.62, cover: 0.4 }
    const place = findPlace(
      stage,
      shape,
      groundCandidates(stage, shape, {
        centre,
        away: centre.away * 0.94,
        side: i % 2 === 0 ? 1 : -1,
      }),
    )
    if (place) stage.put(`candles-${i}`, place, (spot) => drawCandles(stage, spot, count), shape)
  }
}

function drawCandles({ painter }: Stage, { x, y, unit }: Spot, count: number): string {
  return repeat(count, (i) =>
    drawCandle(
      painter,
      x + (i - (count - 1) / 2) * CANDLE_PITCH * unit,
      y + (i % 2) * unit * 0.05,
      unit * CANDLE_SCALE,
      waxOf(painter),
      28 + ((i * 7) % 5) * 5,
    ),
  )
}

/** Places flowers on the ground if the description names flowers, or more of them. A structure stands between them. */
function placeFlowers(stage: Stage, { right, away }: GroundPoint): void {
  const { description, florals } = stage.painter.spec
  const { density } = florals
  const isNamed =
    factsOf(description, 'flower').some(({ name }) => name !== 'none') ||
    objectFact(stage, 'aisle-flowers') ||
    factOf(description, 'amount')?.name === 'lush'
  if (!isNamed || florals.density <= NO_FLOWERS) return
  const hasStructure = factsOf(description, 'structure').some(({ name }) => name !== 'none')
  const clear = hasStructure ? STRUCTURE_HALF : 0
  const feetOf = [FLOWER_FEET, density >= LUSH ? LUSH_FEET : [], density >= OVERFLOWING ? OVERFLOWING_FEET : []]
  const wanted = feetOf.flat().filter(([aside, nearer]) => aside > clear || nearer > 0.4)
  const feet = SIDES.flatMap((side) =>
    wanted.map(([aside, nearer, radius]) => ({ right: right + side * aside, away: away - nearer, radius })),
  )
  for (const [i, { radius, ...foot }] of feet.entries()) {
    if (hidesThing(stage, foot, radius)) continue
    stage.add(
      `flowers-${i}`,
      foot,
      ({ x, y, unit }) => drawCluster(stage.painter, x, y - radius * 0.3 * unit, unit * radius, ON_THE_GROUND),
      FLOWERS,
    )
  }
}

/** Whether flowers at a point would stand in front of a thing or a person other than the couple. */
function hidesThing(stage: Stage, foot: GroundPoint, radius: number): boolean {
  const { spot, away } = stage.positionOf(foot)
  const flowers = boundsOf(spot, { width: radius * SPREAD, height: radius * SPREAD })
  return stage.painter.located.some(
    (box) => /^(object|person):/.test(box.id) && box.cover > 0 && box.away > away && overlaps(box, flowers),
  )
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function objectFact({ painter }: Stage, wanted: ObjectName): FactOf<'object'> | undefined {
  return factsOf(painter.spec.description, 'object').find(({ name }) => name === wanted)
}
