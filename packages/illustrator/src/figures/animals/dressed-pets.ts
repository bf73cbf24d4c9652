import { type AttireName, factsOf, type ObjectName, type SceneDescription } from '@vowkit/understanding'

/** Animals that can carry the rings. */
const BEARERS: readonly ObjectName[] = ['dog', 'cat', 'rabbit', 'llama', 'pig', 'goat', 'horse', 'donkey', 'owl']

/** Whether an animal of the description carries the rings, as in "our dog is the ring bearer". */
export function carriesRings(description: SceneDescription): boolean {
  const objects = factsOf(description, 'object')
  const animals = objects.filter(({ name }) => BEARERS.includes(name))
  const hasRings = objects.some(({ name }) => name === 'rings')
  return animals.some(({ qualities = [] }) => hasRings || qualities.includes('ring-bearing'))
}

/** Returns the colour of clothing that the description gives to an animal, or `usual`, or `undefined` without it. */
export function petWears(description: SceneDescription, wanted: AttireName, usual: string): string | undefined {
  const worn = factsOf(description, 'attire').find(({ name, of }) => name === wanted && of === 'pet')
  return worn && (worn.colour ?? usual)
}
