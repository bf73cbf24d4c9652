import { factOf, factsOf, type SceneDescription } from '@vowkit/understanding'
import { distanceOf, hasCamera } from '../../compose/cameras.ts'
import { hasCrowd } from '../../compose/moments.ts'
import { type CouplePose, isOfficiant } from '../../figures/index.ts'
import type { Painter } from '../../painter/painter.ts'
import { type GroundPoint, project } from '../../stage/camera.ts'
import { Stage } from '../../stage/stage.ts'
import { lightAltar } from '../aisle.ts'
import { placeStructure } from '../altar.ts'
import { drawFloorFog } from '../floor-fog.ts'
import { impliesCouple, partyDistance, placeParty, putCouple } from '../people.ts'
import { readPlacements, shapeOf } from '../placements.ts'
import type { DrawView } from '../view.ts'
import { drawAfloat, isAfloat } from './boat-scene.ts'
import { placeChurch } from './church-front.ts'
import { placeArc, placeLane } from './crowd.ts'
import { placeDecor } from './decor.ts'
import { drawScatteredPetals } from './petals.ts'
import { placeObjects } from './place-objects.ts'
import { drawReflection } from './reflection.ts'
import { placeRide } from './ride.ts'
import { standsOnSteps } from './steps.ts'
import { drawThrown } from './thrown.ts'

/** A low camera, so that people stand out against the sky and there is room in front of them. */
const EYE = 1.3
const LOW_EYE = 0.35
/** The height of the steps on which the couple stands, in metres. */
const STEPS = 0.36
const LENS = 1150
const COUPLE_AWAY = 4.9
/** The distance of low objects without people, and the height up to which they are low, in metres. */
const LOW_AWAY = 2.9
const LOW = 1.1
const FEW = 2
/** The distance of the couple from the centre of the image, in metres. */
const OFF_CENTRE = 0.25
const STRUCTURE_BEHIND = 0.9
/** The heights of structures in metres. Trees are higher than arches. */
const STRUCTURE_METRES = { usual: 2.9, tree: 4.2 }
const TREES: readonly string[] = ['tree', 'willow']
/** A small arch is still higher than the couple. */
const LEAST_METRES = 2.45
/** The `glow` from which people outdoors are lit. */
const AFTER_DARK = 1.1

/**
 * Draws the people and objects that the description names, in a free arrangement around the couple. Draws no seats or
 * aisle.
 */
export const drawFreeScene: DrawView = (painter, setting) => {
  if (isAfloat(painter)) return drawAfloat(painter)
  const { description, arch, look } = painter.spec
  const stage = new Stage(painter, { horizon: setting.horizon, eye: eyeOf(painter), focal: LENS })
  const direction = look?.mirrored ? -1 : 1
  const distance = (look?.distance ?? 1) * distanceOf(description)
  const away = partyDistance(painter, showsOnlyLow(painter) ? LOW_AWAY : COUPLE_AWAY) * distance
  const structure = factOf(description, 'structure')
  const hasStructure = structure !== undefined && arch !== 'none'
  const hasParty = factsOf(description, 'person').some(({ name }) => name === 'bridesmaid' || name === 'groomsman')
  // The couple stays where it is if an edit removes the structure.
  const isCentred = structure !== undefined || hasParty || hasCrowd(description)
  const centre = { right: isCentred ? 0 : direction * OFF_CENTRE, away }
  if (hasStructure) {
    const usual = STRUCTURE_METRES[TREES.includes(arch) ? 'tree' : 'usual']
    const metres = Math.max(LEAST_METRES, usual * (structure.scale ?? 1))
    placeStructure(stage, { ...centre, away: away + STRUCTURE_BEHIND }, metres)
  }
  if (impliesCouple(description) && !placeRide(stage, centre)) {
    const { spot, away: distance } = stage.positionOf(centre)
    const rise = standsOnSteps(description) ? STEPS * spot.unit : 0
    putCouple(stage, { spot: { ...spot, y: spot.y - rise }, away: distance }, poseOf(description))
  }
  placeParty(stage, centre)
  placeChurch(stage, centre)
  placeLane(stage, centre)
  const above = placeObjects(stage, { centre, direction })
  placeDecor(stage, centre)
  placeArc(stage, centre)
  if (painter.light.glow >= AFTER_DARK && !setting.indoor && impliesCouple(description)) lightAltar(stage, centre)
  const people = stage.render()
  return (
    drawScatteredPetals(stage, centre) +
    people +
    drawFloorFog(stage, centre) +
    mirror(stage, centre, people) +
    drawThrown(stage, centre) +
    above
  )
}

/** Returns the height of the camera in metres. */
function eyeOf({ spec }: Painter): number {
  return hasCamera(spec, 'low') ? LOW_EYE : EYE
}

function mirror({ painter, camera }: Stage, centre: GroundPoint, people: string): string {
  if (!hasCamera(painter.spec, 'reflection')) return ''
  return painter.paint(() => drawReflection(painter, project(camera, centre).y, people))
}

/** Whether a scene shows nobody, no structure and only objects that are small at the usual distance, such as a dog. */
function showsOnlyLow(painter: Painter): boolean {
  const { description } = painter.spec
  if (impliesCouple(description) || factOf(description, 'structure') || factOf(description, 'person')) return false
  const heights = readPlacements(painter).map((placement) => shapeOf(placement).height)
  return heights.length > 0 && heights.length <= FEW && heights.every((height) => height <= LOW)
}

function poseOf(description: SceneDescription): CouplePose {
  // The officiant stands between the partners.
  if (factsOf(description, 'person').some(({ name }) => isOfficiant(name))) return 'holding-hands-side'
  return factsOf(description, 'view').some(({ name }) => name === 'dance-floor') ? 'dancing' : 'standing-front'
}
