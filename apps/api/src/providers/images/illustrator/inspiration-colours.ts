import type { SceneSpec } from '@vowkit/illustrator'
import type { UnderstoodPhrase } from '@vowkit/sdk-core/contract'
import type { Vocabulary } from '@vowkit/understanding'
import { nameOfColour } from '../name-of-colour.ts'

/**
 * Returns the colours that a scene takes from inspiration images, with their names. Colours that the prompt names have
 * priority, so the list is empty if they fill the palette.
 */
export function inspirationColours({ refs, palette }: SceneSpec, vocabulary: Vocabulary): UnderstoodPhrase[] {
  const fromImages = palette.filter((colour) => refs.some((reference) => reference.palette.includes(colour)))
  const names = new Set(fromImages.map((hex) => nameOfColour(hex, vocabulary)))
  return [...names].map((name) => ({ phrase: name, as: name }))
}
