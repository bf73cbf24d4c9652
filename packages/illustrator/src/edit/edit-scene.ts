import { changesBetween, type EditUnderstanding, understandEdit, type Vocabulary } from '@vowkit/understanding'
import { composeScene } from '../compose/compose-scene.ts'
import type { KeptParts, SceneSpec } from '../spec.ts'

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
    const { parts, ...description } = earlier
    return {
      scene: { ...recompose(scene, description, scene.past.slice(0, -1)), ...parts },
      reading: {
        ...reading,
        changes: changesBetween(scene.description, description, vocabularyOf(reading, vocabularies)),
      },
    }
  }
  if (reading.changes.length === 0) return { scene, reading }
  const past = [...scene.past, { ...scene.description, parts: partsOf(scene) }].slice(-MOST_REMEMBERED)
  return { scene: recompose(scene, reading.description, past), reading }
}

function vocabularyOf({ language }: EditUnderstanding, vocabularies: readonly Vocabulary[]): Vocabulary {
  const found = vocabularies.find((vocabulary) => vocabulary.language === language)
  if (!found) throw new RangeError(`No vocabulary of the language ${language}.`)
  return found
}

function partsOf(scene: SceneSpec): KeptParts {
  const { setting, comp, lightName, season, arch, chair, palette, florals, fabric, linen, napkin } = scene
  return { setting, comp, lightName, season, arch, chair, palette, florals, fabric, linen, napkin }
}

function recompose(scene: SceneSpec, description: SceneSpec['description'], past: SceneSpec['past']): SceneSpec {
  const options = { seed: scene.seed, references: scene.refs, look: scene.look, before: scene }
  return { ...composeScene(description, options), past }
}
