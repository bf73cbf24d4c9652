import { understand } from '@vowkit/understanding'
import { isShown } from '../src/index.ts'
import type { SceneSpec } from '../src/spec.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** Returns the scene of a prompt as text, with the phrases that the image shows and those that it does not show. */
export function readingOf(number: number, text: string, scene: SceneSpec): string {
  const { understood, notDrawn } = understand(text, VOCABULARIES)
  const isVisible = ({ facts }: (typeof understood)[number]) =>
    facts.length === 0 || facts.some((fact) => isShown(fact, scene))
  const hidden = understood.filter((phrase) => !isVisible(phrase))
  return [
    `${number}. ${text}`,
    `   scene:      ${scene.setting}, ${scene.comp}, ${scene.lightName}, ${scene.season}`,
    `   understood: ${understood
      .filter(isVisible)
      .map(({ phrase, as }) => `${phrase} → ${as}`)
      .join('; ')}`,
    `   not drawn:  ${[...notDrawn, ...hidden.map(({ phrase }) => phrase)].join('; ')}`,
  ].join('\n')
}
