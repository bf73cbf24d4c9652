import { factsOf, type ObjectName, type SceneDescription } from '@vowkit/understanding'
import { createRandom } from '../../base/random.ts'
import { actionsOfCouple, castCouple, drawRiders, type Seats } from '../../figures/index.ts'
import { OBJECTS } from '../../objects/index.ts'
import type { GroundPoint } from '../../stage/camera.ts'
import type { Stage } from '../../stage/stage.ts'

/** The seats of what a couple can ride. */
const RIDES: Readonly<Partial<Record<ObjectName, Seats>>> = {
  horse: {
    at: [
      [-40, 146],
      [-4, 146],
    ],
    facing: 1,
  },
  motorcycle: {
    at: [
      [50, 74],
      [12, 72],
    ],
    facing: -1,
  },
  bicycle: {
    at: [
      [36, 84],
      [2, 92],
    ],
    facing: -1,
  },
  car: {
    at: [
      [-20, 124],
      [50, 124],
    ],
    facing: -1,
    openings: 'M-58 -102C-48 -138 -30 -150 6 -150V-102ZM14 -150H60C92 -150 108 -134 122 -102H14Z',
  },
  taxi: {
    at: [
      [-34, 121],
      [48, 121],
    ],
    facing: -1,
    openings: 'M-90 -100C-80 -128 -64 -143 -34 -144H0V-100ZM8 -144H50C82 -144 98 -126 114 -100H8Z',
  },
  limousine: {
    at: [
      [-111, 116],
      [-45, 116],
    ],
    facing: -1,
    openings: 'M-140 -136H-82V-100H-140ZM-74 -136H-16V-100H-74Z',
  },
  van: {
    at: [
      [-77, 152],
      [-1, 152],
    ],
    facing: -1,
    openings: 'M-108 -180H-46V-128H-108ZM-32 -180H30V-128H-32Z',
  },
  bus: {
    at: [
      [-169, 174],
      [-103, 174],
    ],
    facing: -1,
    openings: 'M-198 -206H-140V-148H-198ZM-132 -206H-74V-148H-132Z',
  },
  'tuk-tuk': {
    at: [
      [62, 122],
      [94, 124],
    ],
    facing: -1,
    openings: 'M34 -148H120V-74H34Z',
  },
  carriage: {
    at: [
      [166, 164],
      [206, 168],
    ],
    facing: -1,
    openings: 'M90 -300H280V-124Q230 -104 160 -104Q120 -104 90 -116Z',
  },
}
const USUAL: ObjectName = 'horse'
/** The greatest width and height of a vehicle with a couple, as fractions of the canvas, in pixels per metre. */
const MOST = { width: 980, height: 440 }

/** Returns what the couple rides, if the description says that it rides. */
export function rideOf(description: SceneDescription): ObjectName | undefined {
  if (!actionsOfCouple(description).includes('ride')) return undefined
  const named = factsOf(description, 'object').map(({ name }) => name)
  return named.find((name) => RIDES[name] !== undefined) ?? (named.some(isVehicle) ? undefined : USUAL)
}

function isVehicle(name: ObjectName): boolean {
  return VEHICLES.includes(name)
}

const VEHICLES: readonly ObjectName[] = [
  ...(['boat', 'canoe', 'gondola', 'tractor', 'helicopter', 'hot-air-balloon', 'sleigh', 'golf-cart'] as const),
  ...(['sailboat', 'elephant', 'camel', 'donkey', 'skis', 'carousel', 'ferris-wheel'] as const),
]

/** Places what the couple rides, with the couple. Returns `false` if the couple rides nothing. */
export function placeRide(stage: Stage, { right, away }: GroundPoint): boolean {
  const { painter, camera } = stage
  const { description, seed } = painter.spec
  const name = rideOf(description)
  const seats = name && RIDES[name]
  const object = name && OBJECTS[name]
  if (!seats || !object) return false
  const couple = castCouple(description, createRandom(`${seed}/couple`))
  const forWidth = (camera.focal * object.width) / MOST.width
  const forHeight = (camera.focal * Math.max(0, object.height - camera.eye)) / MOST.height
  const position = stage.positionOf({ right, away: Math.max(away, forWidth, forHeight) })
  const detail = factsOf(description, 'object').find((fact) => fact.name === name)
  stage.put(
    `object-${name}`,
    position,
    (spot) =>
      object.draw(painter, spot, detail ? { ...detail, count: undefined } : {}) +
      drawRiders(painter, spot, couple, seats),
    { id: `object:${name}`, width: object.width, height: object.height },
  )
  const { spot } = position
  const [[first], [second]] = seats.at
  painter.locate('couple', position.away - 0.01, {
    x: spot.x + ((Math.min(first, second) - 30) / 100) * spot.unit,
    y: spot.y - 2 * spot.unit,
    width: ((Math.abs(second - first) + 60) / 100) * spot.unit,
    height: spot.unit,
  })
  return true
}
