import {
  composeScene,
  editScene,
  isShownInPhoto,
  qualitiesOf,
  type ReadPrompt,
  readScene,
  type SceneSpec,
  type Sightings,
  showsAddition,
  sideEffects,
  suggestEdits,
  undrawnQualities,
  withoutVenue,
} from '@vowkit/illustrator'
import {
  CONCEPTS,
  changesBetween,
  type Fact,
  type Language,
  type SceneDescription,
  titleOf,
  type Understood,
  understand,
} from '@vowkit/understanding'
import type { PromptReading } from '../images.ts'
import { toPhrases } from '../to-phrases.ts'
import { VOCABULARIES, vocabularyOf } from '../vocabularies.ts'
import { inspirationColours } from './inspiration-colours.ts'
import { inspirationFlowers } from './inspiration-flowers.ts'
import { phrasesOfScene } from './phrases-of-scene.ts'
import { isAbsence, removedPhrases } from './removed-phrases.ts'

/** Prompts that the illustrator can draw, for a person whose prompt contains nothing that it knows. */
const FIRST_PROMPTS = ['a garden at golden hour', 'a beach with lanterns', 'a barn with string lights']

/** Whether the image is a drawn scene, or a photo of the venue with the ceremony drawn into it. */
export type Surface = 'drawing' | 'photo'

/**
 * Reads the description of a new vision. With its scene, also lists the colours and flowers of the inspiration images.
 * With what is visible in its image, the lists are exact. Without, they are a promise.
 */
export function readPrompt(prompt: string, surface: Surface, scene?: SceneSpec, seen?: Sightings): PromptReading {
  const { description, understood, notDrawn, language } = understand(prompt, VOCABULARIES)
  const drawn = scene ?? composeScene(description, { seed: '' })
  const looked: Looked = { surface, seen, language }
  const { shown, hidden } = splitShown({ text: prompt, understood, notDrawn }, drawn, looked)
  const vocabulary = vocabularyOf(language)
  const flowers = { text: '', understood: inspirationFlowers(drawn, vocabulary), notDrawn: [] }
  return {
    understood: [
      ...toPhrases(shown),
      ...inspirationColours(drawn, vocabulary),
      ...toPhrases(splitShown(flowers, drawn, looked).shown),
    ],
    notDrawn: hidden,
    changes: [],
    suggestions: shown.length > 0 ? [] : FIRST_PROMPTS,
    title: titleOf(drawnOn(surface, description), vocabulary),
  }
}

/**
 * Reads the description of a vision for one of its variants. The title also names what the variant adds to the
 * description.
 */
export function readVariant(prompt: string, surface: Surface, scene: SceneSpec, seen?: Sightings): PromptReading {
  // In a photo of the venue, a variant adds nothing that belongs in the title.
  if (surface === 'photo') return readPrompt(prompt, surface)
  const { description, understood, notDrawn, language } = understand(prompt, VOCABULARIES)
  const { shown, hidden } = splitShown({ text: prompt, understood, notDrawn }, scene, { surface, seen, language })
  return {
    understood: toPhrases(shown),
    notDrawn: hidden,
    changes: [],
    suggestions: [],
    title: titleOf({ ...description, facts: [...addedFacts(scene), ...description.facts] }, vocabularyOf(language)),
  }
}

/** Returns the view, venue and time that the image shows but the description does not state. */
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
export function readEdit(before: SceneSpec, edit: string, surface: Surface, seen?: Sightings): PromptReading {
  const { scene, reading } = editScene(before, edit, VOCABULARIES)
  const { understood, notDrawn, suggestions, language } = reading
  const { shown, hidden } = splitShown({ text: edit, understood, notDrawn }, scene, { surface, seen, language })
  const isRemoved = removedPhrases(edit, { understood, description: before.description }, scene.description)
  const isVisible = understood.length === 0 ? showsAddition(before, scene) : shown.length > 0
  const vocabulary = vocabularyOf(language)
  const changes =
    surface === 'photo'
      ? changesBetween(withoutVenue(before.description), withoutVenue(scene.description), vocabulary)
      : [...reading.changes, ...sideEffects(before, scene, vocabulary)]
  return {
    understood: toPhrases(shown),
    notDrawn: hidden.filter((phrase) => !isRemoved(phrase)),
    changes: isVisible ? changes : [],
    suggestions:
      suggestions.length > 0 ? suggestEdits(before, vocabulary, { inPhoto: surface === 'photo' }) : suggestions,
    title: titleOf(drawnOn(surface, scene.description), vocabulary),
  }
}

/** Reads what the image of an edited scene shows of the prompt and of all its edits. */
export function readWhole(prompt: string, scene: SceneSpec, surface: Surface, seen?: Sightings): WholeReading {
  const read = understand(prompt, VOCABULARIES)
  const { understood, notDrawn, language } = read
  const phrases = phrasesOfScene(understood, scene.description, vocabularyOf(language))
  const { shown, hidden } = splitShown({ text: prompt, understood: phrases, notDrawn }, scene, {
    surface,
    seen,
    language,
  })
  const isRemoved = removedPhrases(prompt, read, scene.description)
  return { understood: toPhrases(shown), notDrawn: hidden.filter((phrase) => !isRemoved(phrase)) }
}

type WholeReading = Pick<PromptReading, 'understood' | 'notDrawn'>

/**
 * Returns a scene description. Removes the venue if the ceremony is drawn into a photo, because the photo already shows
 * the venue.
 */
function drawnOn(surface: Surface, description: SceneDescription): SceneDescription {
  return surface === 'photo' ? withoutVenue(description) : description
}

interface Looked {
  surface: Surface
  seen: Sightings | undefined
  language: Language
}

/** Separates the phrases that the image shows from the phrases and the parts of phrases that it does not show. */
function splitShown(prompt: ReadPrompt, scene: SceneSpec, { surface, seen, language }: Looked) {
  if (surface === 'drawing') {
    const reading = readScene(prompt, scene, vocabularyOf(language), seen)
    return { shown: reading.understood, hidden: reading.notDrawn }
  }
  const { understood, notDrawn } = prompt
  const isVisible = ({ facts }: Understood) =>
    facts.length === 0 || facts.some((fact) => isAbsence(fact) || isShownInPhoto(fact, scene))
  const shown = understood.filter(isVisible)
  const hidden = understood.filter((phrase) => !isVisible(phrase)).map(({ phrase }) => phrase)
  const qualities = qualitiesOf(scene)
  return {
    shown,
    hidden: [...new Set([...notDrawn, ...hidden, ...shown.flatMap((phrase) => undrawnQualities(phrase, qualities))])],
  }
}
