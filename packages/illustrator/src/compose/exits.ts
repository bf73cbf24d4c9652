import { type ActionName, factsOf, type ObjectName, type SceneDescription, type VenueName } from '@vowkit/understanding'

/** Buildings that the couple leaves, with the place in front of them if the description names none. */
const FRONTS: Readonly<Partial<Record<VenueName, VenueName>>> = { church: 'street', chapel: 'meadow' }

/**
 * Returns the church in front of which the scene is: the couple leaves it, as in "we come out of the church", or a
 * vehicle waits there.
 */
export function churchLeft(description: SceneDescription): VenueName | undefined {
  const leaves = factsOf(description, 'action').some(({ name }) => LEAVES.includes(name))
  const waits = factsOf(description, 'object').some(({ name }) => WAITING.includes(name))
  const isInside = factsOf(description, 'seat').length > 0 || factsOf(description, 'structure').length > 0
  if (!leaves && (!waits || isInside)) return undefined
  return factsOf(description, 'venue').find(({ name }) => FRONTS[name] !== undefined)?.name
}

const LEAVES: readonly ActionName[] = ['exit']
const WAITING: readonly ObjectName[] = [
  ...(['car', 'taxi', 'limousine', 'carriage', 'van', 'bus', 'motorcycle', 'bicycle', 'tractor'] as const),
]

/** Returns the place in front of the church that the couple leaves. */
export function placeOutside(description: SceneDescription): VenueName | undefined {
  const left = churchLeft(description)
  if (!left) return undefined
  const other = factsOf(description, 'venue').find(({ name }) => FRONTS[name] === undefined)
  return other?.name ?? FRONTS[left]
}
