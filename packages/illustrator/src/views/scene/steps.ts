import { factsOf, type SceneDescription } from '@vowkit/understanding'
import { hasCrowd } from '../../compose/moments.ts'
import { impliesCouple } from '../people.ts'

/** Whether the couple stands on the staircase that the description names. Guests would hide the stairs. */
export function standsOnSteps(description: SceneDescription): boolean {
  const hasStairs = factsOf(description, 'object').some(({ name, side }) => name === 'staircase' && side === undefined)
  return hasStairs && impliesCouple(description) && !hasCrowd(description)
}
