import {
  type Fact,
  findRelations,
  phraseOf,
  phraseOfAll,
  type Understanding,
  type Understood,
  type Vocabulary,
} from '@vowkit/understanding'
import { type SceneQualities, undrawnQualities } from '../compose/drawn-qualities.ts'
import { qualitiesOf } from '../compose/scene-qualities.ts'
import { isShown } from '../compose/shown-facts.ts'
import type { SceneSpec } from '../spec.ts'
import { checkFact } from './check-fact.ts'
import { findDrawnDetails } from './find-drawn-details.ts'
import { isRelationSeen } from './is-relation-seen.ts'
import type { Sightings } from './sighting.ts'

/** A prompt, and the phrases of it that were understood. */
export interface ReadPrompt extends Pick<Understanding, 'understood' | 'notDrawn'> {
  text: string
}

export interface SceneReading {
  /** The phrases that the image shows, and what they mean there. */
  understood: Understood[]
  /** The phrases, and the parts of phrases, that the image does not show. */
  notDrawn: string[]
}

/**
 * Separates the phrases of a prompt that the image of a scene shows from those that it does not show. Without
 * `sightings`, the result is an estimate.
 */
export function readScene(
  { text, understood, notDrawn }: ReadPrompt,
  scene: SceneSpec,
  vocabulary: Vocabulary,
  sightings?: Sightings,
): SceneReading {
  const qualities = qualitiesOf(scene)
  const check = (fact: Fact) => {
    if (sightings) return checkFact(fact, scene, sightings)
    return isShown(fact, scene) ? fact : undefined
  }
  const read = understood.map((phrase) => readPhrase(phrase, check, qualities, vocabulary))
  const shown = read.flatMap((phrase) => (phrase.shown ? [phrase.shown] : []))
  // A custom that only suggests a culture is not drawn, although the clothes of the culture are. Neither is a thing to
  // which the prompt only compares another one, as in "brooms crossed like an arch".
  const isMerelyNamed = ({ phrase, facts: [fact, ...others] }: Understood) => {
    if (!fact || others.length > 0) return false
    if (fact.kind === 'culture') return notDrawn.includes(phrase)
    return fact.kind === 'structure' && notDrawn.some((other) => other.includes(phrase))
  }
  const misplaced = findRelations(text, shown, vocabulary.language)
    .filter((relation) => sightings && !isRelationSeen(relation, scene, sightings))
    .map(({ phrase }) => phrase)
  const missing = inOrder(text, [...notDrawn, ...read.flatMap((phrase) => phrase.notDrawn), ...misplaced])
  const drawn = findDrawnDetails(missing, { text, shown, scene }, vocabulary)
  const seen = shown.filter((phrase) => !isMerelyNamed(phrase) && !misplaced.includes(phrase.phrase))
  return {
    understood: [
      ...seen,
      ...drawn.map((phrase) => detailOf(phrase, text)).filter((detail) => !isPartOf(detail, seen)),
    ].toSorted((a, b) => a.start - b.start),
    notDrawn: missing.filter((phrase) => !drawn.includes(phrase)),
  }
}

function detailOf(phrase: string, text: string): Understood {
  const start = text.indexOf(phrase)
  return { phrase, as: phrase, start, end: start + phrase.length, facts: [] }
}

/** Whether a phrase is a part of another one, such as "brick" of "brick loft". */
function isPartOf({ start, end }: Understood, phrases: readonly Understood[]): boolean {
  return phrases.some((whole) => whole.start <= start && whole.end >= end)
}

/** Returns phrases once each, in the order of the prompt, so that a missing subject comes first. */
function inOrder(text: string, phrases: readonly string[]): string[] {
  const offsetOf = (phrase: string) => (text.includes(phrase) ? text.indexOf(phrase) : text.length)
  return [...new Set(phrases)].toSorted((a, b) => offsetOf(a) - offsetOf(b))
}

function readPhrase(
  phrase: Understood,
  check: (fact: Fact) => Fact | undefined,
  qualities: SceneQualities,
  vocabulary: Vocabulary,
): { shown?: Understood; notDrawn: string[] } {
  if (phrase.facts.length === 0) return { shown: phrase, notDrawn: [] }
  const partial = new Set<Fact>()
  const checked = phrase.facts.map((fact) => {
    const seen = check(fact)
    if (!seen || !isCrowd(fact) || isCounted(seen)) return { fact, seen }
    partial.add(fact)
    return { fact, seen: fact }
  })
  const facts = checked.flatMap(({ seen }) => (seen ? [seen] : []))
  const isOnlyColour =
    facts.every(({ kind }) => kind === 'colour') && phrase.facts.some(({ kind }) => kind !== 'colour')
  // A word such as "ceremony" only suggests a view, so that nothing is missing without it.
  if (phrase.facts.every((fact) => fact.kind === 'view' && fact.implied) && facts.length === 0) return { notDrawn: [] }
  if (facts.length === 0 || isOnlyColour) return { notDrawn: [phrase.phrase] }
  const lost = checked.filter(({ fact, seen }) => fact !== seen)
  const undrawn = undrawnQualities({ ...phrase, facts }, qualities)
  if (lost.length === 0 && partial.size === 0) return { shown: phrase, notDrawn: undrawn }
  const as = phraseOfAll(facts, vocabulary, partial.size > 0 ? (fact) => partial.has(fact) : undefined)
  return {
    shown: { ...phrase, as, facts },
    notDrawn: [...undrawn, ...lost.flatMap(({ fact, seen }) => nameLost(phrase, fact, seen, vocabulary))],
  }
}

/** The number of guests up to which an image must show all of them. Of more guests, it may show only some. */
const FEW_GUESTS = 12

function isCrowd(fact: Fact): boolean {
  return fact.kind === 'person' && fact.name === 'guest' && (fact.count ?? 0) > FEW_GUESTS
}

function isCounted(fact: Fact): boolean {
  return fact.kind === 'person' && fact.count !== undefined
}

/** Returns what an image does not show of a fact: the fact, its number or its colour. */
function nameLost(
  { phrase, facts, qualities = [] }: Understood,
  fact: Fact,
  seen: Fact | undefined,
  vocabulary: Vocabulary,
): string[] {
  if (!seen || fact.kind === 'colour' || seen.kind === 'colour') return [phraseOf(fact, vocabulary)]
  if (fact.many !== seen.many) return [phrase]
  const isMiscounted = fact.count !== seen.count
  const isUncoloured = fact.colour !== seen.colour && !facts.some(({ kind }) => kind === 'colour')
  const named = qualities.filter(({ name }) => name === 'colour').map((quality) => quality.phrase)
  const colours = named.length > 0 ? named : [phrase]
  const isSilent = fact.text !== seen.text && fact.text !== undefined
  return [
    ...(isSilent ? [fact.text ?? ''] : []),
    ...(isMiscounted ? [phraseOf(fact, vocabulary)] : []),
    ...(isUncoloured ? colours : []),
  ]
}
