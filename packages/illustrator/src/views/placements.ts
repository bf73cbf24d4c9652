import { type FactOf, factsOf, type ObjectName, type SceneDescription } from '@vowkit/understanding'
import { WIDTH } from '../base/geometry.ts'
import { churchLeft } from '../compose/exits.ts'
import { holdsSparklers } from '../compose/moments.ts'
import { isShownOnTable } from '../compose/table-facts.ts'
import { carriesRings, poseOfCouple, sitsOnBlanket } from '../figures/index.ts'
import { fitsSetting, isFarInSky, isPartOfSetting, OBJECTS } from '../objects/index.ts'
import type { SceneObject } from '../objects/object.ts'
import type { Painter } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'
import type { GroundPoint, Spot } from '../stage/camera.ts'
import type { Shape, Stage } from '../stage/stage.ts'
import { isNear } from '../stage/water.ts'
import { holdsUmbrella } from './people.ts'
import { rideOf } from './scene/ride.ts'

/** An object that the description names and that a view places. */
export interface Placement {
  object: SceneObject
  detail: FactOf<'object'>
  name: ObjectName
}

/** The greatest number of copies of an object. */
const MOST_COPIES = 12
/** The greatest number of copies if the description gives none. */
const MOST_USUAL = 6
/** The number of copies if the description names several, and the width in metres from which there are only two. */
const SEVERAL = 3
const WIDE = 1.9
const SKY_AWAY = 8
const CARS: readonly ObjectName[] = ['car', 'limousine', 'van', 'taxi', 'bus']
/** How far behind a car the middle of its tin cans lies, in metres. */
const CANS_BEHIND = 0.45
/** A point behind all objects on the ground, so that they cover objects in the sky. */
const BEYOND: GroundPoint = { right: 0, away: 1000 }
/** The areas of objects in the sky, and of objects that hang from above. */
const SKY = { x: WIDTH * 0.1, y: 40, width: WIDTH * 0.8, height: 240 }
const OVERHEAD = { x: 30, y: 20, width: WIDTH - 60, height: 220 }
const OVERHEAD_AWAY = 8
/** The minimum height of a selectable area in metres, for objects that lie flat. */
const LOWEST_SHAPE = 0.25
/** The fraction of their area that objects with gaps hide. Objects without a number here hide most of it. */
const OPEN: Readonly<Partial<Record<ObjectName, number>>> = {
  tree: 0.55,
  'palm-trees': 0.35,
  parasols: 0.8,
  balloons: 0.6,
  swing: 0.3,
  hammock: 0.35,
  'ferris-wheel': 0.4,
  gate: 0.5,
  fence: 0.5,
  torches: 0.3,
  'wind-turbine': 0.2,
  'lawn-games': 0.4,
  harp: 0.5,
  guitar: 0.5,
  bicycle: 0.5,
  sparklers: 0.2,
  'apple-tree': 0.55,
  'cherry-tree': 0.6,
  'lemon-tree': 0.5,
  'maple-tree': 0.6,
  candelabra: 0.3,
  ladder: 0.4,
  'window-frame': 0.4,
  birdcage: 0.4,
  'fishing-net': 0.4,
  wreath: 0.5,
  telescope: 0.4,
  banner: 0.4,
  smoke: 0.3,
  pinata: 0.3,
  skis: 0.5,
  parrot: 0.4,
  owl: 0.4,
  flamingo: 0.5,
  'photo-frames': 0.7,
  'wagon-wheel': 0.5,
  'ship-wheel': 0.6,
  harpist: 0.6,
}

/** The fraction of their height that only a trunk, a pole or strings fill. */
const TRUNKS: Readonly<Partial<Record<ObjectName, number>>> = {
  parasols: 0.66,
  tree: 0.35,
  'palm-trees': 0.5,
  balloons: 0.4,
  'apple-tree': 0.35,
  'cherry-tree': 0.35,
  'maple-tree': 0.3,
  pinata: 0.4,
  banner: 0.6,
  parrot: 0.6,
  owl: 0.6,
}

/** Returns the named objects that the setting can hold and does not show itself. */
export function readPlacements({ spec, water }: Painter): Placement[] {
  const { comp, description, setting } = spec
  return [...factsOf(description, 'object'), ...cakesOf(description)].flatMap((detail) => {
    const { name, count } = detail
    const object = OBJECTS[name]
    const isPart = isPartOfSetting(name, setting) && count === undefined
    if (!object || isPart || !fitsSetting(name, setting) || isShownOnTable(name, comp)) return []
    // These candles are placed on the water one by one.
    if (name === 'floating-candles' && water && isNear(water)) return []
    if (name === 'umbrellas' && holdsUmbrella(description)) return []
    if (comp === 'scene' && (name === rideOf(description) || (name === 'door' && churchLeft(description)))) return []
    if (comp === 'scene' && name === 'blankets' && sitsOnBlanket(description)) return []
    if (comp === 'scene' && name === 'cake-table' && poseOfCouple(description) === 'cutting-cake') return []
    if (name === 'sparklers' && comp === 'scene' && holdsSparklers(description)) return []
    if (name === 'neon-sign' && hasNeonOnWall(spec)) return []
    if (name === 'tin-cans' && carWithCans(description)) return []
    if (name === 'wheelchair' && detail.user !== undefined && detail.user !== 'guest') return []
    if (name === 'rings' && carriesRings(description)) return []
    return [{ object, detail, name }]
  })
}

/** Whether the neon sign of a description hangs on its wall of flowers or leaves. */
export function hasNeonOnWall({ arch, description }: Pick<SceneSpec, 'arch' | 'description'>): boolean {
  return (
    (arch === 'flower-wall' || arch === 'hedge-wall') &&
    factsOf(description, 'object').some(({ name }) => name === 'neon-sign')
  )
}

/** Returns the cake of a description that names a close-up of it, for views that show more than the cake. */
function cakesOf(description: SceneDescription): FactOf<'object'>[] {
  const isNamed = factsOf(description, 'object').some(({ name }) => name === 'cake-table')
  const views = isNamed ? [] : factsOf(description, 'view').filter(({ name }) => name === 'cake')
  return views.map(({ count }) => ({ kind: 'object', name: 'cake-table', ...(count && { count }) }))
}

/** Returns the number of copies of an object to place. */
export function copiesOf({ object: { usual = 1, countsParts, width }, detail, name }: Placement): number {
  const { many = 1 } = detail
  const several = many > 1 ? Math.max(many, width > WIDE ? 2 : SEVERAL) : 1
  // An umbrella without a number is the one that the couple has laid down.
  const { count = name === 'umbrellas' ? many : Math.max(several, Math.min(usual, MOST_USUAL)) } = detail
  return countsParts ? 1 : Math.min(MOST_COPIES, count)
}

export function shapeOf({ object: { width, height }, detail: { scale = 1 }, name }: Placement): Shape {
  const cover = OPEN[name]
  const trunk = TRUNKS[name]
  return {
    id: `object:${name}`,
    width: width * scale,
    height: Math.max(height * scale, LOWEST_SHAPE),
    ...(cover && { cover }),
    ...(trunk && { trunk }),
  }
}

/** Draws one copy of an object. Tin cans hang at the back of a car. */
export function drawCopy(painter: Painter, { object, detail, name }: Placement, spot: Spot): string {
  const sized = { ...spot, unit: spot.unit * (detail.scale ?? 1) }
  const drawn = object.draw(painter, sized, object.countsParts ? detail : { ...detail, count: undefined })
  const cans = factsOf(painter.spec.description, 'object').find((fact) => fact.name === 'tin-cans')
  if (!cans || name !== carWithCans(painter.spec.description)) return drawn
  const behind = { ...sized, x: sized.x + (object.width / 2 + CANS_BEHIND) * sized.unit }
  return drawn + painter.mark('object:tin-cans', OBJECTS['tin-cans']?.draw(painter, behind, cans) ?? '')
}

/** Returns the car that pulls the tin cans of a description, unless the couple rides in it. */
function carWithCans(description: SceneDescription): ObjectName | undefined {
  const named = factsOf(description, 'object').map(({ name }) => name)
  const car = CARS.find((name) => named.includes(name))
  return named.includes('tin-cans') && car !== rideOf(description) ? car : undefined
}

/** Places objects in the sky. The setting draws those that it covers, such as the moon. */
export function placeInSky(stage: Stage, placements: readonly Placement[]): void {
  for (const placement of placements) {
    if (placement.object.place !== 'sky') continue
    stage.painter.locate(`object:${placement.name}`, BEYOND.away, SKY)
    stage.add(`object-${placement.name}`, BEYOND, () => (isFarInSky(placement.name) ? '' : drawAbove(stage, placement)))
  }
}

/** Returns the markup of objects that hang from above, which are drawn in front. */
export function hangOverhead(stage: Stage, placements: readonly Placement[]): string {
  return placements
    .filter(({ object }) => object.place === 'overhead')
    .map((placement) => {
      stage.painter.locate(`object:${placement.name}`, OVERHEAD_AWAY, OVERHEAD)
      return stage.painter.paint(() =>
        stage.painter.layer(`object-${placement.name}`, () => drawAbove(stage, placement)),
      )
    })
    .join('')
}

/** Draws an object at the top of the canvas or in the sky, across the full width. */
function drawAbove({ painter, camera }: Stage, { object, detail }: Placement): string {
  return object.draw(painter, { x: WIDTH / 2, y: 0, unit: camera.focal / SKY_AWAY, depth: 0 }, detail)
}
