import { HAIR_COLOURS, SKIN_TONES } from './colours.ts'
import { type ColourFact, type Fact, factsOf, type SceneDescription } from './description.ts'
import { countedLabel, firstOf, labelOf, singular } from './labels.ts'
import { nearColours } from './reading/shades.ts'
import { colourTargetOf } from './reading/targets.ts'
import type { Vocabulary } from './vocabulary.ts'

type Concept = Exclude<Fact, ColourFact>

/** The parts of a frame, most important part first. A frame that is too long loses its last parts. */
const PARTS: readonly (readonly [label: string, kinds: readonly Fact['kind'][]])[] = [
  ['View', ['view', 'camera']],
  ['Place', ['venue']],
  ['Time and light', ['time']],
  ['Weather', ['weather']],
  ['Season', ['season']],
  ['People', ['person', 'action']],
  ['Structures', ['structure']],
  ['Flowers', ['amount', 'flower', 'leaf']],
  ['Colours', ['colour']],
  ['Objects', ['object']],
  ['Clothes', ['attire']],
  ['Tables and seats', ['table', 'seat']],
  ['Traditions', ['culture']],
  ['Style', ['style']],
]

/** The length of the longest frame. Prompts of ordinary length fit into half of it. */
export const MAX_FRAME_LENGTH = 1200

/**
 * Writes a scene description as plain text for an image model: "Place: beach. Time and light: dusk. Without: balloons."
 * `vocabulary` determines the language of its names. Drops the least important parts if the text exceeds `maxLength`.
 * Returns an empty string for an empty scene.
 */
export function frameOf(
  description: SceneDescription,
  vocabulary: Vocabulary,
  maxLength: number = MAX_FRAME_LENGTH,
): string {
  const parts = PARTS.flatMap(([label, kinds]) => {
    const facts = kinds.flatMap((kind) => factsOf(description, kind)).filter((fact) => !isAbsent(fact))
    return toPart(
      label,
      facts.map((fact) => writeFact(fact, description, vocabulary)),
    )
  })
  const without = toPart('Without', absentThings(description, vocabulary))
  const kept: string[] = []
  for (const part of [...without, ...parts]) {
    if ([...kept, part].join(' ').length > maxLength) break
    kept.push(part)
  }
  const excluded = kept.splice(0, without.length)
  return [...kept, ...excluded].join(' ')
}

function toPart(label: string, things: readonly string[]): string[] {
  return things.length > 0 ? [`${label}: ${[...new Set(things)].join(', ')}.`] : []
}

/** Whether a fact states that the scene has none of its kind, as in "no chairs" or "no guests". */
function isAbsent(fact: Fact): boolean {
  return fact.name === 'none' || (fact.kind !== 'colour' && fact.count === 0)
}

function absentThings({ facts, without }: SceneDescription, vocabulary: Vocabulary): string[] {
  const generics: Partial<Record<string, string>> = vocabulary.generics
  const absent = facts
    .filter(isAbsent)
    .map((fact) => (fact.name === 'none' && firstOf(generics[fact.kind])) || labelOf(fact, vocabulary))
  return [...absent, ...without.map((item) => labelOf(item, vocabulary))]
}

function writeFact(fact: Fact, description: SceneDescription, vocabulary: Vocabulary): string {
  if (fact.kind === 'colour') {
    const label = labelOf(fact, vocabulary)
    return fact.of ? `${label} ${vocabulary.messages.targets[fact.of]}` : label
  }
  const details = detailsOf(fact, description, vocabulary)
  const label = countedLabel(fact, vocabulary)
  return details.length > 0 ? `${label} (${details.join(', ')})` : label
}

function detailsOf(fact: Concept, description: SceneDescription, vocabulary: Vocabulary): string[] {
  const { qualities = [], side, rows, text } = fact
  const colour = ownColour(fact, description, vocabulary)
  return [
    ...qualities.map((quality) => quality.replaceAll('-', ' ')),
    ...(qualities.length > 0 ? [] : amountOf(fact, vocabulary)),
    ...(colour ? [colour] : []),
    ...(fact.kind === 'person' ? looksOf(fact) : []),
    ...(fact.kind === 'attire' && fact.of ? [`worn by the ${fact.of}`] : []),
    ...(fact.kind === 'action' && fact.of ? [`by the ${fact.of.replaceAll('-', ' ')}`] : []),
    ...(rows ? [`${rows} rows`] : []),
    ...(side ? [firstOf(vocabulary.grammar.sides[side]) ?? side] : []),
    ...(text ? [`with the words “${plain(text)}”`] : []),
  ]
}

/** Returns the number or the size of an item relative to the default. */
function amountOf(fact: Concept, vocabulary: Vocabulary): string[] {
  const { scale = 1 } = fact
  if (scale === 1) return []
  const label = labelOf(fact, vocabulary)
  const isPlural = singular(label, vocabulary) !== label
  if (scale > 1) return [isPlural ? 'many' : 'large']
  return [isPlural ? 'few' : 'small']
}

/** Returns the colour of an item, unless the part with the colours names it. */
function ownColour(fact: Concept, description: SceneDescription, vocabulary: Vocabulary): string | undefined {
  if (!fact.colour) return undefined
  const target = colourTargetOf(fact)
  if (target && factsOf(description, 'colour').some(({ of }) => of === target)) return undefined
  const [name] = nearColours(fact.colour, 1)
  return name && labelOf({ kind: 'colour', name }, vocabulary)
}

function looksOf({ skin, hair }: Extract<Fact, { kind: 'person' }>): string[] {
  const nameOf = (tones: Record<string, string>, value: string | undefined) =>
    Object.keys(tones).find((name) => tones[name] === value)
  const [skinTone, hairColour] = [nameOf(SKIN_TONES, skin), nameOf(HAIR_COLOURS, hair)]
  return [...(skinTone ? [`${skinTone} skin`] : []), ...(hairColour ? [`${hairColour} hair`] : [])]
}

/** Removes markup and line breaks from the text of a sign. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/[\p{Cc}<>]+/gu, ' ')
    .trim()
}
