import type { Side } from '@vowkit/understanding'
import { CENTRE, WIDTH } from '../../base/geometry.ts'
import type { SceneObject } from '../../objects/object.ts'
import type { GroundPoint } from '../../stage/camera.ts'
import { type Candidate, findPlace } from '../../stage/find-place.ts'
import { boundsOf, type Stage, USUAL_COVER } from '../../stage/stage.ts'
import { floats, placeOnWater } from '../afloat.ts'
import { impliesCouple } from '../people.ts'
import { copiesOf, drawCopy, hangOverhead, type Placement, placeInSky, readPlacements, shapeOf } from '../placements.ts'
import { groundCandidates } from './candidates.ts'
import { standsOnSteps } from './steps.ts'

/** The wanted distances of objects, relative to the distance of the couple. */
const DISTANCES: Readonly<Partial<Record<SceneObject['place'], number>>> = {
  front: 0.96,
  group: 0.96,
  aisle: 0.96,
  beside: 1.1,
  behind: 1.45,
}
const BEHIND = 1.4
/** The distance of a staircase on which the couple stands, relative to the distance of the couple. */
const ON_STEPS = 1.03
const IN_FRONT = 0.8
/** The sides of the image that a description can name. */
const SIDES: Readonly<Partial<Record<Side, -1 | 0 | 1>>> = { left: -1, right: 1, behind: 0 }
/** The distances that are tried until all objects have a place, relative to the wanted ones. */
const SPREADS = [1, 1.25, 1.6, 2.1]
/** How much farther than the couple an object under its feet is drawn, in metres. */
const UNDER = 0.05
const RUG_SHIFT = 0.2
/** The distance between the centres of neighbouring rugs, relative to their width. */
const RUG_GAP = 1.06
/** The value of an object in a plan, and what each doubling of its distance costs. */
const VALUE_OF_OBJECT = 8
const COST_OF_SPREAD = 2.6
/** The cost of the worst place below which no other plan is tried. */
const GOOD_COST = 2.4
/** The number of copies up to which they may stand on one side. */
const FEW = 2
/** The fraction of the canvas width that the copies of an object fill if they stand side by side. */
const MOST_FILLED = 1.2

export interface Arrangement {
  /** The point around which the objects stand. */
  centre: GroundPoint
  /** 1 starts on the left, -1 on the right. */
  direction: 1 | -1
}

/** The places of the copies of an object. */
interface Planned {
  placement: Placement
  places: readonly Candidate[]
}

/** Places the named objects around a point. Returns the markup of hanging objects. */
export function placeObjects(stage: Stage, arrangement: Arrangement): string {
  const placements = readPlacements(stage.painter)
  for (const placement of placements.filter(({ object }) => object.place === 'ground')) {
    for (let copy = 0; copy < copiesOf(placement); copy++) {
      const aside = (copy % 2 === 0 ? 1 : -1) * Math.ceil(copy / 2) * placement.object.width * RUG_GAP
      const { centre } = arrangement
      const { spot, away } = stage.positionOf({ ...centre, right: centre.right + aside })
      // Drawn before the couple, which stands in the middle of it.
      const y = spot.y + placement.object.height * RUG_SHIFT * spot.unit
      const draw = (at: typeof spot) => placement.object.draw(stage.painter, at, placement.detail)
      const id = copy === 0 ? '' : `-${copy}`
      stage.put(`object-${placement.name}${id}`, { spot: { ...spot, y }, away: away + UNDER }, draw, {
        ...shapeOf(placement),
        cover: 0,
      })
    }
  }
  const standing = placements.filter(({ object, name }) => DISTANCES[object.place] !== undefined && !floats(name))
  for (const { placement, places } of planAll(stage, standing, arrangement)) {
    for (const [copy, place] of places.entries()) {
      const draw = (spot: Candidate['spot']) => drawCopy(stage.painter, placement, spot)
      stage.put(`object-${placement.name}-${copy}`, place, draw, shapeOf(placement))
    }
  }
  placeOnWater(stage, placements)
  placeInSky(stage, placements)
  return hangOverhead(stage, placements)
}

/** Returns places for all objects, as near as possible. If the image has no room for all, omits some. */
function planAll(stage: Stage, standing: readonly Placement[], arrangement: Arrangement): Planned[] {
  // Single objects come first, because copies of an object can also stand between other objects.
  const ordered = standing.toSorted(
    (a, b) => Math.sign(copiesOf(a) - 1) - Math.sign(copiesOf(b) - 1) || areaOf(b) - areaOf(a),
  )
  const wanted = standing.reduce((sum, placement) => sum + copiesOf(placement), 0)
  let best: Planned[] = []
  let highest = Number.NEGATIVE_INFINITY
  for (const spread of SPREADS) {
    const plan = planAt(stage, ordered, arrangement, spread)
    const costs = plan.flatMap(({ places }) => places.map(({ cost }) => cost + Math.log2(spread) * COST_OF_SPREAD))
    const value = costs.reduce((sum, cost) => sum + VALUE_OF_OBJECT - cost, 0)
    if (value > highest) [best, highest] = [plan, value]
    if (costs.length === wanted && Math.max(...costs) < GOOD_COST) break
  }
  return best
}

/** Returns the wanted distance of an object, relative to the distance of the couple. */
function ratioOf({ object, detail }: Placement): number {
  const usual = DISTANCES[object.place] ?? 1
  if (detail.side === 'behind') return Math.max(usual, BEHIND)
  return detail.side === 'front' ? IN_FRONT : usual
}

/** Returns the side of a copy. Many copies alternate between the sides, others stand on the lighter side. */
function sideOf(copy: number, count: number, weight: number, first: -1 | 1): -1 | 1 {
  if (count > FEW) return copy % 2 === 0 ? first : first === 1 ? -1 : 1
  return weight > 0 ? -1 : 1
}

function areaOf({ object: { width, height } }: Placement): number {
  return width * height
}

function planAt(
  stage: Stage,
  placements: readonly Placement[],
  { centre, direction }: Arrangement,
  spread: number,
): Planned[] {
  const { description, arch } = stage.painter.spec
  const located = [...stage.painter.located]
  let isMiddleFree = arch === 'none' && !impliesCouple(description)
  /** Above 0 if the right side of the image holds more than the left side. */
  let weight = direction * 0.01
  return placements.map((placement) => {
    const shape = shapeOf(placement)
    const firstSide = weight > 0 ? -1 : 1
    const count = copiesOf(placement)
    const inRow = (stage.camera.focal * shape.width * count) / (MOST_FILLED * WIDTH)
    const isUnderCouple = placement.name === 'staircase' && standsOnSteps(description)
    const away = Math.max(centre.away * ratioOf(placement), count > 1 ? inRow : 0) * spread
    const places: Candidate[] = []
    for (let copy = 0; copy < count; copy++) {
      const named = placement.detail.side && SIDES[placement.detail.side]
      const side = named ?? (isMiddleFree ? 0 : sideOf(copy, count, weight, firstSide))
      isMiddleFree = false
      const place = isUnderCouple
        ? { ...stage.positionOf({ ...centre, away: centre.away * ON_STEPS }), cost: 0 }
        : findPlace(
            stage,
            shape,
            groundCandidates(stage, shape, { centre, away, side, isNamed: named !== undefined }),
            located,
          )
      if (!place) break
      places.push(place)
      weight += Math.sign(place.spot.x - CENTRE) * shape.width * place.spot.unit
      located.push({
        id: shape.id,
        away: place.away,
        cover: shape.cover ?? USUAL_COVER,
        ...boundsOf(place.spot, shape),
      })
    }
    return { placement, places }
  })
}
