import { listOf, SIDES, WIDTH } from '../base/geometry.ts'
import { namesAction } from '../compose/moments.ts'
import { carriesRings } from '../figures/index.ts'
import type { SceneObject } from '../objects/object.ts'
import type { Painter } from '../painter/painter.ts'
import type { GroundPoint, Spot } from '../stage/camera.ts'
import { type Candidate, findPlace, isSign } from '../stage/find-place.ts'
import type { Stage } from '../stage/stage.ts'
import { floats, placeOnWater } from './afloat.ts'
import { copiesOf, drawCopy, hangOverhead, type Placement, placeInSky, readPlacements, shapeOf } from './placements.ts'

/** The areas of a view where objects can stand. Distances are in metres. */
export interface Room {
  /** The area on both sides of the centre: its distance from the viewer, and the width of the centre. */
  beside: {
    away: number
    clear: number
    /**
     * The minimum height of an object beside the centre, because seats hide lower objects. Lower objects stand in
     * front.
     */
    lowest?: number
  }
  behind: number
  front: { away: number; clear: number }
  /** The distances of small objects along both sides of the aisle, from far to near. */
  aisle: { from: number; to: number; clear: number }
}

/** Where an animal with the rings stands in the aisle. */
const RING_BEARER: GroundPoint = { right: 0.1, away: 4.5 }
const HALF_FRAME = WIDTH / 2 - 24
const CLEAR_BEHIND = 1.6
/** The minimum distance of an object, as a multiple of its height. A nearer object would extend above the canvas. */
const STEPS_PER_HEIGHT = 2.6
/** The height in metres below which objects stand on the edge of the aisle, so that flowers do not hide them. */
const LOW = 0.5
/** The distances between candidate places, in metres, and the number of candidates. */
const STEP = { back: 1.5, aside: 0.4 }
const STEPS = { back: 10, aside: 12 }
/** What each step and each object on the same side adds to the cost of a place. */
const COST = { back: 0.35, aside: 0.06, sameSide: 0.2, shift: 0.8, wrongSide: 6 }
/** How far an object on the aisle may move aside, in metres, so that it hides nothing. */
const ASIDE = [0, 0.3, 0.6, 0.9, 1.3, 1.8]
const FARTHEST = 48
/** The width in metres above which the edge of the frame may cut an object, so that it does not stand far away. */
const WIDE = 2
/** Objects up to this height are partly hidden by seats in front of them, in metres. */
const SEAT_HIDES = 2.2
/** Objects up to this height are partly hidden by tables in front of them, in metres. */
const TABLE_HIDES = 1.6

/**
 * Places all objects that the description names where they are visible. Place people first, so that no object hides
 * them. Returns the markup of hanging objects, which are drawn in front.
 */
export function dressStage(stage: Stage, room: Room): string {
  const everything = readPlacements(stage.painter)
  const placements = everything.filter((placement) => !isInAisle(stage.painter, placement))
  for (const placement of everything.filter((other) => !placements.includes(other)))
    stage.add(
      `object-${placement.name}`,
      RING_BEARER,
      (spot) => drawCopy(stage.painter, placement, spot),
      shapeOf(placement),
    )
  placeOnWater(stage, placements)
  const inPlace = (...places: SceneObject['place'][]) =>
    placements.filter(({ object, name }) => places.includes(object.place) && !floats(name))
  const { lowest = 0 } = room.beside
  const isHidden = ({ object }: Placement) => object.height < lowest
  const beside = inPlace('beside')
  const front = [...inPlace('front'), ...beside.filter(isHidden)]
  lineUp(
    stage,
    beside.filter((placement) => !isHidden(placement)),
    room.beside,
  )
  lineUp(stage, front, room.front, true)
  lineUp(stage, inPlace('behind'), { away: room.behind, clear: CLEAR_BEHIND })
  for (const placement of inPlace('group', 'aisle')) lineAisle(stage, placement, room)
  for (const placement of inPlace('ground')) {
    const { object, detail, name } = placement
    const point = { right: 0, away: room.beside.away - 1 }
    const draw = (spot: Spot) => object.draw(stage.painter, spot, detail)
    stage.add(`object-${name}`, point, draw, { ...shapeOf(placement), cover: 0 })
  }
  placeInSky(stage, placements)
  return hangOverhead(stage, placements)
}

/** Whether an animal stands in the aisle, because it carries the rings. */
function isInAisle({ spec: { comp, description } }: Painter, { name }: Placement): boolean {
  return comp === 'aisle' && name === 'dog' && carriesRings(description) && !namesAction(description, 'procession')
}

interface Zone {
  /** The distance of the nearest objects, and half the width of the centre at this distance. */
  away: number
  clear: number
}

/** Places objects on both sides of the centre, as near as possible. Leaves out objects that would not be visible. */
function lineUp(stage: Stage, placements: readonly Placement[], zone: Zone, amongSeats = false): void {
  const isAmongTables = stage.painter.spec.comp === 'round-tables'
  const onSide = { left: 0, right: 0 }
  for (const placement of placements) {
    const { object, name } = placement
    for (let copy = 0; copy < copiesOf(placement); copy++) {
      const place = findPlace(stage, shapeOf(placement), candidatesOf(stage, placement, zone, onSide))
      if (!place) break
      const { point } = place
      onSide[point.right < 0 ? 'left' : 'right'] += 1
      const isHidden = object.height < (isAmongTables ? TABLE_HIDES : SEAT_HIDES)
      if (amongSeats || isHidden || isSign(shapeOf(placement).id))
        stage.keepVisible({ ...point, half: object.width * 0.32 })
      stage.put(`object-${name}-${copy}`, place, (spot) => drawCopy(stage.painter, placement, spot), shapeOf(placement))
    }
  }
}

/** Returns the places in a zone, the nearest first. */
function candidatesOf(
  stage: Stage,
  placement: Placement,
  { away: nearest, clear }: Zone,
  onSide: Readonly<Record<'left' | 'right', number>>,
): (Candidate & { point: GroundPoint })[] {
  const { width, height } = shapeOf(placement)
  const from = Math.max(nearest, height * STEPS_PER_HEIGHT)
  return listOf(STEPS.back, (back) => from + back * STEP.back)
    .filter((away) => away <= Math.max(from, FARTHEST))
    .flatMap((away, back) =>
      listOf(STEPS.aside, (aside) => (clear * away) / nearest + width / 2 + aside * STEP.aside)
        .filter((right) => isInFrame(stage, right, width, away))
        .flatMap((right, aside) =>
          SIDES.map((side) => {
            const point = { right: side * right, away }
            const name = side < 0 ? 'left' : 'right'
            const cost = back * COST.back + aside * COST.aside + onSide[name] * COST.sameSide
            return { ...stage.positionOf(point), point, cost: cost + costOfSide(placement, name) }
          }),
        ),
    )
}

/** Returns the cost of the side of the image on which the description does not want the object. */
function costOfSide({ detail: { side } }: Placement, placed: 'left' | 'right'): number {
  return (side === 'left' || side === 'right') && side !== placed ? COST.wrongSide : 0
}

function isInFrame({ camera }: Stage, right: number, width: number, away: number): boolean {
  return (right + width * (width > WIDE ? 0.15 : 0.35)) * (camera.focal / away) < HALF_FRAME
}

function lineAisle(stage: Stage, placement: Placement, { aisle }: Room): void {
  const { object, detail, name } = placement
  const count = Math.min(24, detail.count ?? object.usual ?? 8)
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const step = count > 2 ? Math.floor(i / 2) / Math.max(1, Math.ceil(count / 2) - 1) : 0.5
    const away = aisle.from + (aisle.to - aisle.from) * step
    const right = aisle.clear + object.width * (object.height < LOW ? -0.2 : 0.5)
    const candidates = ASIDE.map((shift) => {
      const point = { right: side * (right + shift), away: away - shift * 0.2 }
      return { ...stage.positionOf(point), cost: shift * COST.shift }
    })
    const shape = shapeOf(placement)
    const place = findPlace(stage, shape, candidates)
    if (!place) continue
    stage.put(
      `object-${name}-${i}`,
      place,
      (spot) => object.draw(stage.painter, spot, { ...detail, count: undefined }),
      shape,
    )
  }
}
