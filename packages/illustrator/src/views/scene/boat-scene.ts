import { factsOf } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { rect } from '../../base/svg.ts'
import { HULLS } from '../../objects/vehicles/hulls.ts'
import type { Painter, WaterArea } from '../../painter/painter.ts'
import { drawWaves } from '../../settings/nature/water.ts'
import { Stage } from '../../stage/stage.ts'
import { floats, placeOnWater } from '../afloat.ts'
import { putCouple, showsCouple } from '../people.ts'
import { drawCopy, hangOverhead, type Placement, placeInSky, readPlacements, shapeOf } from '../placements.ts'

/** The height of the viewer above the water, in metres. */
const EYE = 1.7
const LENS = 1150
/** The distance of the boat with the couple, in metres. */
const BOAT_AWAY = 5.3
/** The height of the feet above the base of the boat, in metres. */
const BILGE = 0.2
const WAVES = 150
const MARGIN = 30
/** The lowest position of objects on the water, as a fraction of the canvas height. */
const NEAREST = 0.9
/** The height of the strip in which the water of the setting and the water near the viewer overlap. */
const SEAM = 44
const IN_THE_AIR = ['sky', 'overhead'] as const

/**
 * Whether everything that the description names is on the water. The scene then shows the water up to the viewer, and
 * the couple in the boat.
 */
export function isAfloat(painter: Painter): boolean {
  const { water, spec } = painter
  const { description } = spec
  if (!water?.near || factsOf(description, 'structure').some(({ name }) => name !== 'none')) return false
  if (factsOf(description, 'seat').some(({ name }) => name !== 'none' && name !== 'cushion')) return false
  const others = factsOf(description, 'person').filter(({ name, count }) => !IN_BOAT.includes(name) && count !== 0)
  const placements = readPlacements(painter)
  const isOnWater = ({ name, object }: Placement) => floats(name) || IN_THE_AIR.some((place) => place === object.place)
  if (others.length > 0 || !placements.every(isOnWater)) return false
  const named = factsOf(description, 'object').map(({ name }) => name)
  return showsCouple(description)
    ? named.some((name) => HULLS[name] !== undefined)
    : named.some((name) => floats(name) || name === 'floating-candles')
}

const IN_BOAT: readonly string[] = ['couple', 'bride', 'groom', 'none']

/** Draws the named objects on the water around the couple in a boat. */
export function drawAfloat(painter: Painter): string {
  const { water, spec } = painter
  if (!water) return ''
  const stage = new Stage(painter, { horizon: water.horizon, eye: EYE, focal: LENS })
  const placements = readPlacements(painter)
  const boat = placements.find(({ name }) => HULLS[name] !== undefined)
  if (boat && showsCouple(spec.description)) placeBoatWithCouple(stage, boat)
  const surface = painter.paint(() => drawSurface(painter, water))
  painter.water = { ...water, bottom: HEIGHT * NEAREST, left: MARGIN, right: WIDTH - MARGIN }
  placeOnWater(
    stage,
    placements.filter((placement) => placement !== boat || !showsCouple(spec.description)),
  )
  placeInSky(stage, placements)
  return surface + stage.render() + hangOverhead(stage, placements)
}

/** Places the couple between the far and the near side of a boat. */
function placeBoatWithCouple(stage: Stage, boat: Placement): void {
  const { painter } = stage
  const position = stage.positionOf({ right: 0, away: BOAT_AWAY * (painter.spec.look?.distance ?? 1) })
  stage.put(`object-${boat.name}`, position, (spot) => drawCopy(painter, boat, spot), shapeOf(boat))
  const { spot } = position
  putCouple(stage, { ...position, spot: { ...spot, y: spot.y - BILGE * spot.unit } }, 'holding-hands-side')
  stage.put('boat-hull', position, (spot) => HULLS[boat.name]?.draw(painter, spot, boat.detail) ?? '')
}

/** Draws the water between the far water of the setting and the viewer. Its far edge fades into the far water. */
function drawSurface(painter: Painter, { bottom, near = '' }: WaterArea): string {
  const top = bottom - SEAM
  const far = painter.tone(near, 0.06)
  return (
    rect(0, top - SEAM, WIDTH, SEAM + 1, painter.gradient(far, far, { opacity: [0, 1] })) +
    rect(0, top, WIDTH, HEIGHT - top + 10, painter.gradient(far, lighten(far, -0.07))) +
    painter.layer('near-water', () => drawWaves(painter, top, HEIGHT, near, WAVES))
  )
}
