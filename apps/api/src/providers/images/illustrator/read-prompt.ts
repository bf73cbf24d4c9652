import { composeScene, editScene, isShown, type SceneSpec } from '@vowkit/illustrator'
import type { UnderstoodPhrase } from '@vowkit/sdk-core/contract'
import { CONCEPTS, type Fact, titleOf, type Understood, understand } from '@vowkit/understanding'
import type { PromptReading } from '../images.ts'
import { VOCABULARIES, vocabularyOf } from './vocabularies.ts'

/** Prompts that the illustrator can draw, for a person whose prompt contains nothing that it knows. */
const FIRST_PROMPTS = ['a garden at golden hour', 'a beach with lanterns', 'a barn with string lights']

/** Reads the description of a new vision. */
export function readPrompt(prompt: string): PromptReading {
  const { description, understood, notDrawn, language } = understand(prompt, VOCABULARIES)
  const { shown, hidden } = splitShown(understood, composeScene(description, { seed: '' }))
  return {
    understood: toPhrases(shown),
    notDrawn: [...notDrawn, ...hidden.map(({ phrase }) => phrase)],
    changes: [],
    suggestions: shown.length > 0 ? [] : FIRST_PROMPTS,
    title: titleOf(description, vocabularyOf(language)),
  }
}

/** Reads the description of a vision for one of its variants. The title also names what the variant adds to it. */
export function readVariant(prompt: string, scene: SceneSpec): PromptReading {
  const { description, understood, notDrawn, language } = understand(prompt, VOCABULARIES)
  const { shown, hidden } = splitShown(understood, scene)
  return {
    understood: toPhrases(shown),
    notDrawn: [...notDrawn, ...hidden.map(({ phrase }) => phrase)],
    changes: [],
    suggestions: [],
    title: titleOf({ ...description, facts: [...addedFacts(scene), ...description.facts] }, vocabularyOf(language)),
  }
}

/** The view, the venue and the time of a scene that its description leaves open. */
function addedFacts({ description, comp, setting, lightName }: SceneSpec): Fact[] {
  const view = CONCEPTS.view.find((name) => name === comp)
  const time = CONCEPTS.time.find((name) => name === lightName)
  const isOpen = (kind: Fact['kind']) => !description.facts.some((fact) => fact.kind === kind && !isImplied(fact))
  return [
    ...(view && isOpen('view') ? [{ kind: 'view', name: view } as const] : []),
    ...(isOpen('venue') ? [{ kind: 'venue', name: setting } as const] : []),
    ...(time && isOpen('time') && isOpen('weather') ? [{ kind: 'time', name: time } as const] : []),
  ]
}

function isImplied(fact: Fact): boolean {
  return fact.kind === 'view' && fact.implied === true
}

/** Reads an edit of a scene. */
export function readEdit(before: SceneSpec, edit: string): PromptReading {
  const { scene, reading } = editScene(before, edit, VOCABULARIES)
  const { understood, notDrawn, suggestions, language } = reading
  const { shown, hidden } = splitShown(understood, scene)
  const isVisible = understood.length === 0 || shown.length > 0
  return {
    understood: toPhrases(shown),
    notDrawn: [...notDrawn, ...hidden.map(({ phrase }) => phrase)],
    changes: isVisible ? reading.changes : [],
    suggestions,
    title: titleOf(scene.description, vocabularyOf(language)),
  }
}

/** Separates the phrases that the image shows from the phrases that its view has no place for. */
function splitShown(understood: readonly Understood[], scene: SceneSpec) {
  const isVisible = ({ facts }: Understood) => facts.length === 0 || facts.some((fact) => isShown(fact, scene))
  return { shown: understood.filter(isVisible), hidden: understood.filter((phrase) => !isVisible(phrase)) }
}

/** Returns each thing once, with the first phrase that names it. */
function toPhrases(understood: readonly Understood[]) {
  const named = new Map(
    understood.map(({ phrase, as }) => [as, { phrase, as }]).reverse() as [string, UnderstoodPhrase][],
  )
  return [...named.values()].reverse()
}
