import type { Fact, FactOf, ViewName } from '@vowkit/understanding'
import { LIGHT_OF_TIME } from '../compose/choose-light.ts'
import { VENUE_OF_CULTURE } from '../compose/choose-setting.ts'
import { COMP_OF_VIEW } from '../compose/choose-view.ts'
import { CULTURES } from '../compose/cultures.ts'
import { type CouplePose, poseOfCouple } from '../figures/index.ts'
import { ROOMS } from '../light/rooms.ts'
import { isView } from '../scene/draw-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { isCouple } from './parts-of-fact.ts'
import type { Sightings } from './sighting.ts'

/** The least area of the venue, the couple and a structure, as fractions of the image. */
const LEAST = { venue: 0.1, couple: 0.003, structure: 0.004 }
/** Views that show the same occasion. */
const OCCASIONS: readonly (readonly SceneSpec['comp'][])[] = [
  ['aisle', 'side', 'circle', 'above'],
  ['long-tables', 'round-tables', 'tablescape', 'above'],
]
/** Parts that show the subject of a close-up in other views. */
const SHOWN_BY: Readonly<Partial<Record<ViewName, string>>> = { bouquet: 'bouquet', cake: 'object:cake-table' }
/** Poses in which the couple is seen from the side. */
const IN_PROFILE: readonly CouplePose[] = ['kiss', 'embrace', 'forehead', 'dancing', 'first-look', 'exchanging-rings']
/** Rooms through whose windows or roof the season is visible. */
const SHOWS_SEASON: readonly SceneSpec['setting'][] = ['log-cabin', 'glasshouse', 'barn', 'tent']

/** Whether an image shows a fact that is no part of it, such as a time of day or a view. */
export function isMoodSeen(fact: Fact, scene: SceneSpec, seen: Sightings): boolean {
  switch (fact.kind) {
    case 'venue':
      return !isView(scene.comp) || scene.comp === 'above' || seen.background >= LEAST.venue
    case 'view':
      return isViewSeen(fact, scene) || seen.parts.some(({ id }) => id === SHOWN_BY[fact.name])
    case 'time':
      return isTimeSeen(fact, scene)
    case 'season':
      return !ROOMS.includes(scene.setting) || SHOWS_SEASON.includes(scene.setting)
    case 'culture':
      return isCultureSeen(fact, scene, seen)
    default:
      return true
  }
}

function isViewSeen({ name, implied }: FactOf<'view'>, { comp, description }: SceneSpec): boolean {
  const wanted = COMP_OF_VIEW[name]
  const pose = poseOfCouple(description)
  if (name === 'side' && comp === 'scene') return pose !== undefined && IN_PROFILE.includes(pose)
  if (wanted === comp || (name === 'circle' && comp === 'above')) return true
  return implied === true && OCCASIONS.some((views) => views.includes(wanted) && views.includes(comp))
}

/** Whether the light is that of a time of day. Outdoors, the light of candles is that of dusk. Fog looks like a morning. */
function isTimeSeen({ name }: FactOf<'time'>, { lightName }: SceneSpec): boolean {
  const isInFog = lightName === 'fog' && (name === 'morning' || name === 'dawn')
  return LIGHT_OF_TIME[name] === lightName || (name === 'candle' && lightName === 'dusk') || isInFog
}

/** Whether the couple, the structure or the venue of a culture is visible. */
function isCultureSeen({ name }: FactOf<'culture'>, scene: SceneSpec, { parts }: Sightings): boolean {
  const area = (wanted: (part: Sightings['parts'][number]) => boolean) =>
    parts.filter(wanted).reduce((sum, { share }) => sum + share, 0)
  const isStructure = scene.arch === CULTURES[name].structure && area(({ id }) => id === 'structure') >= LEAST.structure
  return isStructure || scene.setting === VENUE_OF_CULTURE[name] || area(isCouple) >= LEAST.couple
}
