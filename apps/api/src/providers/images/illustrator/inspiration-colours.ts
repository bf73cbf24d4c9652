import type { SceneSpec } from '@vowkit/illustrator'
import type { UnderstoodPhrase } from '@vowkit/sdk-core/contract'
import { COLOURS, type ColourName, labelOf, type Vocabulary } from '@vowkit/understanding'

/**
 * Returns the colours that a scene takes from inspiration images, with their names. Colours that the prompt names have
 * priority, so the list is empty if they fill the palette.
 */
export function inspirationColours({ refs, palette }: SceneSpec, vocabulary: Vocabulary): UnderstoodPhrase[] {
  const fromImages = palette.filter((colour) => refs.some((reference) => reference.palette.includes(colour)))
  const names = new Set(fromImages.map(nearestName))
  return [...names].map((name) => {
    const label = labelOf({ kind: 'colour', name }, vocabulary)
    return { phrase: label, as: label }
  })
}

function nearestName(hex: string): ColourName {
  const names = Object.keys(COLOURS) as ColourName[]
  return names.reduce((best, name) => (distance(hex, COLOURS[name]) < distance(hex, COLOURS[best]) ? name : best))
}

function distance(a: string, b: string): number {
  return Math.hypot(...[1, 3, 5].map((i) => channel(a, i) - channel(b, i)))
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}
