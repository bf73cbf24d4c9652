import {
  changesBetween,
  type EditUnderstanding,
  type SceneDescription,
  type Understanding,
  type Understood,
  understand,
  understandEdit,
} from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import type { DrawRequest } from '../images.ts'
import { VOCABULARIES } from '../vocabularies.ts'

export interface SceneReading {
  /** The scene after all edits. */
  description: SceneDescription
  /** What the last edit changes, in English. Empty without edits, or if the vocabulary does not know the change. */
  changes: string[]
  /** The known phrases of the last prompt. */
  understood: Understood[]
}

/** Reads a prompt and all its edits for an image model, which also gets the couple's own words. */
export function readScene({ prompt, edits }: Pick<DrawRequest, 'prompt' | 'edits'>): SceneReading {
  const first = understand(prompt, VOCABULARIES)
  const history = [withoutStandIns(first)]
  let reading: SceneReading = { description: withoutStandIns(first), changes: [], understood: first.understood }
  for (const edit of edits) {
    const before = reading.description
    const edited = understandEdit(edit, before, VOCABULARIES, en)
    const { understood } = edited
    if (edited.undo) {
      if (history.length > 1) history.pop()
      const description = history.at(-1) ?? before
      reading = { description, changes: changesBetween(before, description, en), understood }
    } else {
      const description = withoutStandIns(edited, before)
      history.push(description)
      const isExact = description.facts.length === edited.description.facts.length
      reading = { description, changes: isExact ? edited.changes : [], understood }
    }
  }
  return reading
}

/**
 * Removes the venues that the illustrator draws instead of an unknown place. The prompt does not name them, and the
 * model knows the place from the couple's own words.
 */
function withoutStandIns(
  { description, understood }: Understanding | EditUnderstanding,
  before?: SceneDescription,
): SceneDescription {
  const named = [...understood.flatMap(({ facts }) => facts), ...(before?.facts ?? [])]
  const isNamed = (venue: string) => named.some(({ kind, name }) => kind === 'venue' && name === venue)
  return { ...description, facts: description.facts.filter(({ kind, name }) => kind !== 'venue' || isNamed(name)) }
}
