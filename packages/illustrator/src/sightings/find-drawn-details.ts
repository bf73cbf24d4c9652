import { type Detail, type Fact, namesDetails, type Understood, type Vocabulary } from '@vowkit/understanding'
import { DRAWN_DETAILS } from '../compose/drawn-details.ts'
import { isView } from '../scene/draw-scene.ts'
import type { SceneSpec } from '../spec.ts'

/** A text, the phrases of it that the image shows, and the scene. */
export interface ShownText {
  text: string
  shown: readonly Understood[]
  scene: SceneSpec
}

const PAUSES = /[,.;:!?()，。；：！？、،؛؟\n]/
const details = new Map<string, readonly Detail[]>(Object.entries(DRAWN_DETAILS))

/**
 * Returns the phrases that name a part or a state which the image shows without a drawing of its own, such as the brick
 * walls of a loft. The details of a venue or a close-up may be named anywhere in the text, those of a thing only
 * next to the thing.
 */
export function findDrawnDetails(
  phrases: readonly string[],
  { text, shown, scene }: ShownText,
  vocabulary: Vocabulary,
): string[] {
  const ofVenue = isView(scene.comp) ? (details.get(`venue:${scene.setting}`) ?? []) : []
  return phrases.filter((phrase) => {
    if (namesDetails(phrase, ofVenue, vocabulary)) return true
    const clause = clauseOf(text, phrase)
    const near = shown.filter(({ facts, start, end }) => isWhole(facts) || (end > clause.start && start < clause.end))
    return near
      .flatMap(({ facts }) => facts)
      .some((fact) => namesDetails(phrase, details.get(`${fact.kind}:${fact.name}`) ?? [], vocabulary))
  })
}

/** Whether facts are about the whole image: its venue, or a close-up. */
function isWhole(facts: readonly Fact[]): boolean {
  return facts.some(({ kind }) => kind === 'venue' || kind === 'view')
}

/** Returns the part of a text between the punctuation around a phrase. */
function clauseOf(text: string, phrase: string): { start: number; end: number } {
  const at = Math.max(0, text.indexOf(phrase))
  const before = [...text.slice(0, at)].findLastIndex((character) => PAUSES.test(character))
  const after = text.slice(at + phrase.length).search(PAUSES)
  return { start: before + 1, end: after < 0 ? text.length : at + phrase.length + after }
}
