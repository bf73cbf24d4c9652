import { referenceFlowers, type SceneSpec } from '@vowkit/illustrator'
import { labelOf, type Understood, type Vocabulary } from '@vowkit/understanding'

/** Returns the flowers that a scene takes from inspiration images, with their names as phrases. They have no place in the prompt. */
export function inspirationFlowers(scene: SceneSpec, vocabulary: Vocabulary): Understood[] {
  return referenceFlowers(scene).map((name) => {
    const fact = { kind: 'flower', name } as const
    const label = labelOf(fact, vocabulary)
    return { phrase: label, as: label, start: 0, end: 0, facts: [fact] }
  })
}
