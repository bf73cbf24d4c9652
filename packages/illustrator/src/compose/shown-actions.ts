import type { ActionFact } from '@vowkit/understanding'
import { isOfCouple, showsAction } from '../figures/index.ts'
import type { SceneSpec } from '../spec.ts'
import { rideOf } from '../views/scene/ride.ts'
import { danceRelative, hasCrowd, reactionOf, reactionsOfGuests } from './moments.ts'

type Comp = SceneSpec['comp']

/** Views that show the couple in the pose that the description names. */
const WITH_POSE: readonly Comp[] = [
  ...(['scene', 'aisle', 'side', 'circle', 'portrait', 'dance-floor', 'long-tables', 'round-tables'] as const),
]
/** Views with guests on seats. */
const WITH_SEATED: readonly Comp[] = ['aisle', 'side', 'circle', 'above', 'long-tables', 'round-tables']

/** Whether the image of a scene shows what its people do. */
export function isActionShown(fact: ActionFact, { comp, description, chair }: SceneSpec): boolean {
  const { name, of } = fact
  if (name === 'dance' && of && of === danceRelative(description)) return WITH_POSE.includes(comp)
  if (name === 'exit') return comp === 'scene'
  if (name === 'ride') return comp === 'scene' && rideOf(description) !== undefined
  if (name === 'procession') return comp === 'aisle'
  if (name === 'money-spray') return comp === 'scene'
  if (isOfCouple(fact, description)) return WITH_POSE.includes(comp) && showsAction(description, name)
  if (of && of !== 'guest' && reactionOf(description, of)) return comp === 'scene' || comp === 'dance-floor'
  if (name === 'dance' && comp === 'dance-floor') return true
  if (name === 'sit' && comp !== 'scene') return chair !== 'none' && WITH_SEATED.includes(comp)
  if (name === 'stand' && comp !== 'scene') return chair === 'none' || comp === 'circle'
  const isDone = reactionsOfGuests(description).some(({ action }) => action === name)
  return comp === 'scene' && hasCrowd(description) && isDone
}
