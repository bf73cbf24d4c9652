import { changesBetween, type EditUnderstanding, factOf, understandEdit, type Vocabulary } from '@vowkit/understanding'
import { composeScene } from '../compose/compose-scene.ts'
import type { SceneSpec } from '../spec.ts'

const MOST_REMEMBERED = 10

export interface EditedScene {
  /** The scene after the edit. Equals the input if the edit changes nothing. */
  scene: SceneSpec
  reading: EditUnderstanding
}

/**
 * Applies an edit in natural language to a scene. The seed does not change, so that elements that the edit does not
 * name keep their positions.
 */
export function editScene(scene: SceneSpec, text: string, vocabularies: readonly Vocabulary[]): EditedScene {
  const reading = understandEdit(text, scene.description, vocabularies)
  const earlier = scene.past.at(-1)
  if (reading.undo && earlier) {
    return {
      scene: recompose(scene, earlier, scene.past.slice(0, -1)),
      reading: { ...reading, changes: changesBetween(scene.description, earlier, vocabularyOf(reading, vocabularies)) },
    }
  }
  if (reading.changes.length === 0) return { scene, reading }
  const past = [...scene.past, scene.description].slice(-MOST_REMEMBERED)
  return { scene: recompose(scene, reading.description, past), reading }
}

function vocabularyOf({ language }: EditUnderstanding, vocabularies: readonly Vocabulary[]): Vocabulary {
  const found = vocabularies.find((vocabulary) => vocabulary.language === language)
  if (!found) throw new RangeError(`No vocabulary of the language ${language}.`)
  return found
}

function recompose(scene: SceneSpec, description: SceneSpec['description'], past: SceneSpec['past']): SceneSpec {
  const namesVenue = [scene.description, description].some((each) => factOf(each, 'venue'))
  const setting = namesVenue ? undefined : scene.setting
  const viewBefore = factOf(scene.description, 'view') ? undefined : scene.comp
  const options = { seed: scene.seed, references: scene.refs, look: scene.look, setting, viewBefore }
  return { ...composeScene(description, options), past }
}
