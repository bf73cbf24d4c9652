import {
  changesBetween,
  type EditUnderstanding,
  type Fact,
  type SceneDescription,
  understandEdit,
  type Vocabulary,
} from '@vowkit/understanding'
import { composeScene } from '../compose/compose-scene.ts'
import { changedTopics } from '../compose/keep-unnamed.ts'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { KeptParts, SceneSpec } from '../spec.ts'
import { changesNothing } from './changes-nothing.ts'
import { unnamedObjects } from './unnamed-objects.ts'

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
  const reading = readEdit(scene, text, vocabularies)
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
  const after = withCouple(scene, recompose(scene, reading.description, past))
  if (changesNothing(scene, after)) return { scene, reading: { ...reading, changes: [] } }
  return { scene: after, reading }
}

/** Reads an edit. The edit can also name decorations that the image shows although no prompt names them. */
function readEdit(scene: SceneSpec, text: string, vocabularies: readonly Vocabulary[]): EditUnderstanding {
  const { description } = scene
  const unnamed = unnamedObjects(scene)
  const reading = understandEdit(text, { ...description, facts: [...description.facts, ...unnamed] }, vocabularies)
  return { ...reading, description: withoutFacts(reading.description, unnamed) }
}

function withoutFacts(description: SceneDescription, unnamed: readonly Fact[]): SceneDescription {
  const texts = unnamed.map((fact) => JSON.stringify(fact))
  return { ...description, facts: description.facts.filter((fact) => !texts.includes(JSON.stringify(fact))) }
}

/** Keeps the couple in the image if an edit removes only what implies it, such as an arch. */
function withCouple(before: SceneSpec, after: SceneSpec): SceneSpec {
  const { description, past } = after
  const isNamed = changedTopics(before.description, description).has('person')
  if (isNamed || after.comp !== before.comp || !showsCouple(before) || showsCouple(after)) return after
  const couple = { kind: 'person', name: 'couple', implied: true } as const
  return recompose(before, { ...description, implied: [...(description.implied ?? []), couple] }, past)
}

function showsCouple(scene: SceneSpec): boolean {
  return visibleObjects(scene)?.has('couple') ?? false
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
