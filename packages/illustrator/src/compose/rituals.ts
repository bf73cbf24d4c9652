import { factsOf, type SceneDescription } from '@vowkit/understanding'
import type { ArchName } from '../spec.ts'

/** Objects of a ritual, such as a unity candle. They can stand in front of another structure. */
const RITUALS: readonly ArchName[] = [
  'altar',
  'unity-candle',
  'sand-ceremony',
  'tea-ceremony',
  'broom',
  'handfasting',
  'sacred-fire',
]

export function isRitual(name: ArchName): boolean {
  return RITUALS.includes(name)
}

/** Returns the objects of rituals that stand in front of the structure. */
export function ritualsBeside(description: SceneDescription, structure: ArchName): ArchName[] {
  return factsOf(description, 'structure')
    .map(({ name }) => name)
    .filter((name) => isRitual(name) && name !== structure)
}
