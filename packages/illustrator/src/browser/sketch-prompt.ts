import { describe, type Language, understand, type Vocabulary } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { composeScene } from '../compose/compose-scene.ts'
import { seedOf } from '../prompt/parse-prompt.ts'
import { readScene } from '../sightings/read-scene.ts'
import type { SceneSpec } from '../spec.ts'

/** A scene, and what a prompt says about it. */
export interface PromptSketch {
  scene: SceneSpec
  /**
   * What the scene shows, in the order of the prompt: the label of a single fact, such as "dusk", and the words of a
   * combination, such as "blue hydrangeas". Empty if the prompt names nothing that is drawn.
   */
  shown: string[]
  /** The phrases of the prompt that the scene does not show. */
  notDrawn: string[]
  /** A one-line description of the scene in the language of the prompt. */
  summary: string
}

/**
 * Turns a prompt into a scene for `drawSketch`. The prompt is English or in `language`, whose vocabulary loads on
 * demand. What the scene shows is an estimate, because the scene is not drawn yet.
 */
export async function sketchPrompt(text: string, language: 'en' | 'es'): Promise<PromptSketch> {
  const vocabularies = await loadVocabularies(language)
  const { description, understood, notDrawn, language: found } = understand(text, vocabularies)
  const scene = composeScene(description, { seed: seedOf(text) })
  const vocabulary = vocabularyOf(found, vocabularies)
  const reading = readScene({ text, understood, notDrawn }, scene, vocabulary)
  return {
    scene,
    shown: [...new Set(reading.understood.map(({ as, phrase, facts }) => (facts.length > 1 ? phrase : as)))],
    notDrawn: [...new Set(reading.notDrawn)],
    summary: describe(description, vocabulary),
  }
}

/** Loads the vocabularies for prompts that are English or in `language`. */
export async function loadVocabularies(language: 'en' | 'es'): Promise<Vocabulary[]> {
  if (language === 'en') return [en]
  const { es } = await import('@vowkit/understanding/vocabularies/es')
  return [es, en]
}

function vocabularyOf(language: Language, vocabularies: readonly Vocabulary[]): Vocabulary {
  return vocabularies.find((vocabulary) => vocabulary.language === language) ?? en
}
