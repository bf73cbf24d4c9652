import { understand } from '@vowkit/understanding'
import { isShown, qualitiesOf, undrawnQualities } from '../src/index.ts'
import type { SceneSpec } from '../src/spec.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** Returns the scene of a prompt as text, with the phrases that the image shows and those that it does not show. */
export function readingOf(number: number, text: string, scene: SceneSpec): string {
  const { understood, notDrawn } = understand(text, VOCABULARIES)
  const isVisible = ({ facts }: (typeof understood)[number]) =>
    facts.length === 0 || facts.some((fact) => isShown(fact, scene))
  const visible = understood.filter(isVisible)
  const hidden = understood.filter((phrase) => !isVisible(phrase)).map(({ phrase }) => phrase)
  const shown = qualitiesOf(scene)
  const qualities = visible.flatMap((phrase) => undrawnQualities(phrase, shown))
  return [
    `${number}. ${text}`,
    `   scene:      ${scene.setting}, ${scene.comp}, ${scene.lightName}, ${scene.season}`,
    `   understood: ${visible.map(({ phrase, as }) => `${phrase} → ${as}`).join('; ')}`,
    `   not drawn:  ${[...new Set([...notDrawn, ...hidden, ...qualities])].join('; ')}`,
  ].join('\n')
}
