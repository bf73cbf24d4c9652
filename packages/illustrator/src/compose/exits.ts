import { type ActionName, factsOf, type SceneDescription, type VenueName } from '@vowkit/understanding'

/** Buildings that the couple leaves, with the place in front of them if the description names none. */
const FRONTS: Readonly<Partial<Record<VenueName, VenueName>>> = { church: 'street', chapel: 'meadow' }

/** Returns the church that the couple leaves, as in "we come out of the church". */
export function churchLeft(description: SceneDescription): VenueName | undefined {
  if (!factsOf(description, 'action').some(({ name }) => LEAVES.includes(name))) return undefined
  return factsOf(description, 'venue').find(({ name }) => FRONTS[name] !== undefined)?.name
}

const LEAVES: readonly ActionName[] = ['exit']

/** Returns the place in front of the church that the couple leaves. */
export function placeOutside(description: SceneDescription): VenueName | undefined {
  const left = churchLeft(description)
  if (!left) return undefined
  const other = factsOf(description, 'venue').find(({ name }) => FRONTS[name] === undefined)
  return other?.name ?? FRONTS[left]
}
