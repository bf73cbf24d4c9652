import { factsOf, type Understood, type Vocabulary } from '@vowkit/understanding'
import { isShown } from '../compose/shown-facts.ts'
import { editScene } from '../edit/edit-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { candidateOf, lightCandidate, type ObjectEdit } from './candidates.ts'
import { type LocatedObject, locateObjects } from './locate-objects.ts'
import { isIndoor } from './measure-scene.ts'
import { PHRASES } from './phrases.ts'

/** An object in an image, with edits that are known to change the image. */
export interface EditableObject extends LocatedObject {
  /** The name of the object, such as "flower arch". */
  name: string
  /** Exactly three edits of the object. */
  alternatives: ObjectEdit[]
  /** The prompt that removes the object. Absent if the image cannot be drawn without it. */
  remove?: string
}

const ALTERNATIVES = 3

/**
 * Returns the objects of an image that can be changed, from front to back. The function applies each edit and returns
 * only edits that change the scene, which takes a few milliseconds. `vocabulary` is one of `EDIT_LANGUAGES`.
 */
export function editableObjects(scene: SceneSpec, vocabulary: Vocabulary): EditableObject[] {
  const phrases = PHRASES[vocabulary.language]
  if (!phrases) throw new RangeError(`No edits are written in the language ${vocabulary.language}.`)
  const wording = { vocabulary, phrases }
  return locateObjects(scene).flatMap((object) => {
    const { id, areas } = object
    const candidate = id === 'light' ? lightCandidate(scene, isIndoor(scene), wording) : candidateOf(id, scene, wording)
    if (!candidate) return []
    const alternatives: ObjectEdit[] = []
    for (const option of candidate.alternatives) {
      if (alternatives.length === ALTERNATIVES) break
      if (changes(scene, option.prompt, vocabulary)) alternatives.push(option)
    }
    if (alternatives.length < ALTERNATIVES) return []
    const remove = candidate.removals.find((prompt) => removes(scene, prompt, id, vocabulary))
    return [{ id, name: candidate.name, areas, alternatives, ...(remove && { remove }) }]
  })
}

/** Whether an edit changes the image and contains no unknown words. */
function changes(scene: SceneSpec, prompt: string, vocabulary: Vocabulary): boolean {
  const { scene: after, reading } = editScene(scene, prompt, [vocabulary])
  if (reading.changes.length === 0 || reading.notDrawn.length > 0) return false
  return looks(scene) !== looks(after) && isVisible(reading.understood, after)
}

function removes(scene: SceneSpec, prompt: string, id: string, vocabulary: Vocabulary): boolean {
  const { scene: after, reading } = editScene(scene, prompt, [vocabulary])
  if (reading.changes.length === 0 || reading.notDrawn.length > 0) return false
  return !locateObjects(after).some((object) => object.id === id)
}

function isVisible(understood: readonly Understood[], scene: SceneSpec): boolean {
  const facts = understood.flatMap((phrase) => phrase.facts)
  return facts.length === 0 || facts.some((fact) => isShown(fact, scene))
}

/** Serializes everything that determines an image, so that two scenes can be compared. */
function looks({ past: _past, description, ...rest }: SceneSpec): string {
  const drawn = (['object', 'person', 'attire', 'table', 'weather', 'structure'] as const).flatMap((kind) =>
    factsOf(description, kind),
  )
  return JSON.stringify([rest, drawn])
}
