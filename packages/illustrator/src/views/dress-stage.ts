import { type Fact, factsOf } from '@vowkit/understanding'
import { WIDTH } from '../base/geometry.ts'
import { fitsSetting, isFarInSky, isPartOfSetting, OBJECTS } from '../objects/index.ts'
import type { ObjectDetail, SceneObject } from '../objects/object.ts'
import type { Painter } from '../painter/painter.ts'
import type { GroundPoint } from '../stage/camera.ts'
import type { Shape, Stage } from '../stage/stage.ts'
import { showsCouple } from './people.ts'

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

interface Placement {
  object: SceneObject
  detail: ObjectDetail
  name: string
  /** Whether the setting covers the object, and draws it in its sky. */
  isFar: boolean
}

const HALF_FRAME = WIDTH / 2 - 24
const CLEAR_BEHIND = 1.6
/** The minimum distance of an object, as a multiple of its height. A nearer object would extend above the canvas. */
const STEPS_PER_HEIGHT = 2.6
/** The height in metres below which objects stand on the edge of the aisle, so that flowers do not hide them. */
const LOW = 0.5
const MOST_COPIES = 6
const STEP_BACK = 1.5
const FARTHEST = 48
const SKY_AWAY = 8
/** A point behind all objects on the ground, so that they cover objects in the sky. */
const BEYOND: GroundPoint = { right: 0, away: 1000 }
const GAP = 0.35
/** The minimum height of a selectable area in metres, for objects that lie flat. */
const LOWEST_SHAPE = 0.25
/** The areas of objects in the sky, and of objects that hang from above. */
const SKY = { x: WIDTH * 0.1, y: 40, width: WIDTH * 0.8, height: 240 }
const OVERHEAD = { x: 30, y: 20, width: WIDTH - 60, height: 220 }
const OVERHEAD_AWAY = 8
/** The width in metres above which the edge of the frame may cut an object, so that it does not stand far away. */
const WIDE = 2
/** Objects up to this height are partly hidden by seats in front of them, in metres. */
const SEAT_HIDES = 2.2

/** Places all objects that the description names. Returns the markup of hanging objects, which are drawn in front. */
export function dressStage(stage: Stage, room: Room): string {
  const placements = readPlacements(stage.painter)
  const inPlace = (...places: SceneObject['place'][]) =>
    placements.filter(({ object }) => places.includes(object.place))
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
  lineUp(stage, inPlace('behind'), { away: room.behind, clear: CLEAR_BEHIND, turn: beside.length })
  for (const placement of inPlace('group', 'aisle')) lineAisle(stage, placement, room)
  for (const { object, detail, name } of inPlace('ground')) {
    stage.add(
      name,
      { right: 0, away: room.beside.away - 1 },
      (spot) => object.draw(stage.painter, spot, detail),
      shapeOf({ object, name }),
    )
  }
  for (const placement of inPlace('sky')) {
    stage.painter.locate(idOf(placement), BEYOND.away, SKY)
    stage.add(placement.name, BEYOND, () => (placement.isFar ? '' : drawAbove(stage, placement)))
  }
  return inPlace('overhead')
    .map((placement) => {
      stage.painter.locate(idOf(placement), OVERHEAD_AWAY, OVERHEAD)
      return stage.painter.paint(() => stage.painter.layer(placement.name, () => drawAbove(stage, placement)))
    })
    .join('')
}

function readPlacements(painter: Painter): Placement[] {
  return factsOf(painter.spec.description, 'object').flatMap((fact: Extract<Fact, { kind: 'object' }>) => {
    const object = OBJECTS[fact.name]
    const isPart = isPartOfSetting(fact.name, painter.spec.setting) && fact.count === undefined
    if (!object || isPart || !fitsSetting(fact.name, painter.spec.setting)) return []
    if (fact.name === 'umbrellas' && showsCouple(painter.spec.description)) return []
    return [{ object, detail: fact, name: `object-${fact.name}`, isFar: isFarInSky(fact.name) }]
  })
}

/**
 * Places objects alternately on the left and the right, each outside the previous object on that side. Starts a new row
 * farther away if there is no space or if an object is too tall for the frame. An odd `turn` starts on the right.
 */
function lineUp(
  stage: Stage,
  placements: readonly Placement[],
  { away, clear, turn = 0 }: { away: number; clear: number; turn?: number },
  amongSeats = false,
): void {
  const row = { away, taken: [clear, clear] }
  const startRow = (distance: number) => {
    row.away = distance
    row.taken.fill((clear * distance) / away)
  }
  const isAmongTables = stage.painter.spec.comp === 'round-tables'
  let next = turn
  for (const { object, detail, name } of placements) {
    if (row.away < object.height * STEPS_PER_HEIGHT) startRow(object.height * STEPS_PER_HEIGHT)
    for (let copy = 0; copy < copiesOf(object, detail); copy++) {
      const side = next++ % 2
      const nextRight = () => (row.taken[side] ?? clear) + object.width / 2
      while (!fits(stage, nextRight(), object, row.away) && row.away < FARTHEST) startRow(row.away + STEP_BACK)
      const right = nextRight()
      row.taken[side] = right + object.width / 2 + GAP
      const point: GroundPoint = { right: side === 0 ? -right : right, away: row.away }
      if (amongSeats || isAmongTables || object.height < SEAT_HIDES)
        stage.keepVisible({ ...point, half: object.width * 0.42 })
      const own = object.countsParts ? detail : { ...detail, count: undefined }
      stage.add(`${name}-${copy}`, point, (spot) => object.draw(stage.painter, spot, own), shapeOf({ object, name }))
    }
  }
}

function fits({ camera }: Stage, right: number, { width }: SceneObject, away: number): boolean {
  return (right + width * (width > WIDE ? 0.15 : 0.35)) * (camera.focal / away) < HALF_FRAME
}

/** Returns the number of copies to place. */
function copiesOf({ usual = 1, countsParts }: SceneObject, { count = usual }: ObjectDetail): number {
  return countsParts ? 1 : Math.min(MOST_COPIES, count)
}

function lineAisle(stage: Stage, { object, detail, name }: Placement, { aisle }: Room): void {
  const count = Math.min(24, detail.count ?? object.usual ?? 8)
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const step = count > 2 ? Math.floor(i / 2) / Math.max(1, Math.ceil(count / 2) - 1) : 0.5
    const away = aisle.from + (aisle.to - aisle.from) * step
    const right = side * (aisle.clear + object.width * (object.height < LOW ? -0.2 : 0.5))
    stage.add(
      `${name}-${i}`,
      { right, away },
      (spot) => object.draw(stage.painter, spot, { ...detail, count: undefined }),
      shapeOf({ object, name }),
    )
  }
}

/** Draws an object at the top of the canvas or in the sky, across the full width. */
function drawAbove({ painter, camera }: Stage, { object, detail }: Placement): string {
  return object.draw(painter, { x: WIDTH / 2, y: 0, unit: camera.focal / SKY_AWAY, depth: 0 }, detail)
}

function idOf({ name }: Pick<Placement, 'name'>): string {
  return name.replace('-', ':')
}

function shapeOf({ object: { width, height }, name }: Pick<Placement, 'object' | 'name'>): Shape {
  return { id: idOf({ name }), width, height: Math.max(height, LOWEST_SHAPE) }
}
