import { understand } from '@vowkit/understanding'
import { readScene } from '../src/index.ts'
import type { Sightings } from '../src/sightings/sighting.ts'
import type { SceneSpec } from '../src/spec.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** Returns the scene of a prompt as text, with the phrases that the image shows and those that it does not show. */
export function readingOf(number: number, text: string, scene: SceneSpec, sightings: Sightings): string {
  const { understood, notDrawn, language } = understand(text, VOCABULARIES)
  const vocabulary = VOCABULARIES.find((one) => one.language === language)
  if (!vocabulary) throw new RangeError(`There is no vocabulary ${language}.`)
  const reading = readScene({ text, understood, notDrawn }, scene, vocabulary, sightings)
  return [
    `${number}. ${text}`,
    `   scene:      ${scene.setting}, ${scene.comp}, ${scene.lightName}, ${scene.season}`,
    `   understood: ${reading.understood.map(({ phrase, as }) => `${phrase} → ${as}`).join('; ')}`,
    `   not drawn:  ${reading.notDrawn.join('; ')}`,
  ].join('\n')
}
