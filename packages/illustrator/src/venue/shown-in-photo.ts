import type { Fact, SceneDescription } from '@vowkit/understanding'
import { hasPlace } from '../compose/view-facts.ts'
import type { SceneSpec } from '../spec.ts'

/** What the photo shows, so that a description cannot change it. */
const OF_THE_PHOTO: readonly Fact['kind'][] = ['venue', 'time', 'weather', 'season', 'table']
/** Returns a description without the venue, the time of day, the weather and the season, which the photo decides. */
export function withoutVenue({ facts, ...rest }: SceneDescription): SceneDescription {
  return { ...rest, facts: facts.filter(({ kind }) => !OF_THE_PHOTO.includes(kind)) }
}

/** Objects that hang from the ceiling of a drawn venue, or lie on tables. */
const NOT_IN_PHOTOS: readonly string[] = [
  'drapes',
  'chandelier',
  'napkins',
  'plates',
  'centerpieces',
  'tall-centerpieces',
]

/**
 * Whether the image shows a fact of a description if the ceremony is drawn into a photo. The photo decides the venue,
 * the time of day and the weather, and always shows the view along the aisle.
 */
export function isShownInPhoto(fact: Fact, scene: SceneSpec): boolean {
  if (OF_THE_PHOTO.includes(fact.kind)) return false
  if (fact.kind === 'view') return fact.name === 'aisle'
  if (fact.kind === 'object' && NOT_IN_PHOTOS.includes(fact.name)) return false
  return hasPlace(fact, { ...scene, comp: 'aisle' })
}
