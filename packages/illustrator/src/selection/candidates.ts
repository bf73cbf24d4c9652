import {
  type AttireName,
  type ColourName,
  type DetailName,
  type Fact,
  factOf,
  factsOf,
  labelOf,
  neighboursOf,
  type ObjectName,
  type SceneDescription,
  type StructureName,
  type TimeName,
  type Vocabulary,
} from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'
import { withDefinite, withIndefinite } from './articles.ts'
import type { Phrases } from './phrases.ts'

/** An edit of an object in an image: a short label and the prompt to submit. */
export interface ObjectEdit {
  label: string
  prompt: string
}

/** The vocabulary and texts of the language in which edits are written. */
export interface Wording {
  vocabulary: Vocabulary
  phrases: Phrases
}

/** An object in an image that the user can select, with the edits that may change the object, best edit first. */
export interface Candidate {
  /** The name of the object as part of a sentence, in lower case. */
  name: string
  alternatives: ObjectEdit[]
  /** The prompts of edits that may remove the object, best prompt first. */
  removals: string[]
}

const TIMES: readonly TimeName[] = ['golden', 'night', 'dusk', 'morning', 'midday']
const INDOOR_TIMES: readonly TimeName[] = ['candle', 'night', 'golden', 'morning']
const FLOWER_COLOURS: readonly ColourName[] = ['blush', 'burgundy', 'white', 'lavender', 'coral', 'dusty blue']
const CLOTH_COLOURS: readonly ColourName[] = ['sage', 'burgundy', 'dusty blue', 'blush', 'ivory']
const SEAT_COLOURS: readonly ColourName[] = ['white', 'black', 'sage']
const DRESSES: readonly AttireName[] = ['ballgown', 'short-dress', 'jumpsuit', 'sari', 'dress']
const SUITS: readonly AttireName[] = ['tuxedo', 'kilt', 'sherwani', 'suit']
/** Objects whose names have no plural form and take no article. */
const UNCOUNTABLE: readonly string[] = [
  'citrus',
  'fruit',
  'cutlery',
  'bread',
  'gold-leaf',
  'moss',
  'confetti',
  'rice',
  'macrame',
  'bunting',
  'papel-picado',
  'driftwood',
  'handfasting',
  'broom',
  'smoke',
  'cotton-candy',
  'deer',
]

/** Returns the edits that may change an object. Returns `undefined` for objects that cannot be edited. */
export function candidateOf(id: string, scene: SceneSpec, wording: Wording): Candidate | undefined {
  const { description } = scene
  switch (id) {
    case 'structure':
      return withNeighbours({ kind: 'structure', name: scene.arch }, wording)
    case 'seat':
      return seatCandidate(scene, wording)
    case 'table':
      return tableCandidate(scene, wording)
    case 'flower':
      return flowerCandidate(description, wording)
    case 'runner':
      return runnerCandidate(wording)
    case 'couple':
      return coupleCandidate(description, wording)
    case 'venue':
      return venueCandidate(scene, wording)
    default:
      return namedCandidate(id, scene, wording)
  }
}

/**
 * Returns the edits of an object whose id contains its name: `object:piano`, `structure:unity-candle`. A part of the venue,
 * such as `part:hedge`, changes only together with the venue.
 */
function namedCandidate(id: string, scene: SceneSpec, wording: Wording): Candidate | undefined {
  const [kind, name] = id.split(':')
  if (kind === 'part') return { ...venueCandidate(scene, wording), name: labelOfDetail(name as DetailName, wording) }
  if (kind === 'object') return withNeighbours({ kind, name: name as ObjectName }, wording)
  return kind === 'structure' ? withNeighbours({ kind, name: name as StructureName }, wording) : undefined
}

/** Returns the edits that change the light. `isIndoor` selects the light of a room instead of the sky. */
export function lightCandidate({ lightName }: SceneSpec, isIndoor: boolean, wording: Wording): Candidate {
  const { phrases } = wording
  const times = (isIndoor ? INDOOR_TIMES : TIMES).filter((name) => name !== lightName)
  const fog = { kind: 'weather', name: 'fog' } as const
  const alternatives = times.map((name) => edit('time', { kind: 'time', name }, wording))
  if (!isIndoor && lightName !== 'fog') alternatives.splice(2, 0, edit('add', fog, wording))
  return { name: isIndoor ? phrases.names.light : phrases.names.sky, alternatives, removals: [] }
}

function withNeighbours(fact: Fact, wording: Wording): Candidate {
  const name = labelOf(fact, wording.vocabulary)
  return {
    name,
    alternatives: neighboursOf(fact).map((other) => edit('replace', other, wording, name)),
    removals: removalsOf(fact, name, wording),
  }
}

/** Returns prompts that remove a concept: by its own name first, then by the name of its kind. */
function removalsOf({ kind }: Fact, name: string, wording: Wording): string[] {
  const generic = wording.vocabulary.generics[kind as keyof Vocabulary['generics']]?.split(',', 1)
  return [name, ...(generic ?? [])].map((thing) => removal(thing, wording))
}

function seatCandidate({ chair }: SceneSpec, wording: Wording): Candidate {
  const candidate = withNeighbours({ kind: 'seat', name: chair }, wording)
  const colours = SEAT_COLOURS.filter((name) => name !== chair).map((name) =>
    edit('recolour', colourOf(name), wording, genericOf('seat', wording)),
  )
  return { ...candidate, alternatives: interleave(candidate.alternatives, colours) }
}

function tableCandidate({ description, comp }: SceneSpec, wording: Wording): Candidate {
  const named = factOf(description, 'table')?.name ?? (comp === 'round-tables' ? 'round' : 'long')
  const candidate = withNeighbours({ kind: 'table', name: named }, wording)
  const linens = wording.vocabulary.messages.targets.linen
  const colours = CLOTH_COLOURS.map((name) => edit('recolour', colourOf(name), wording, linens))
  return { ...candidate, alternatives: interleave(candidate.alternatives, colours) }
}

function flowerCandidate(description: SceneDescription, wording: Wording): Candidate {
  const { phrases, vocabulary } = wording
  const named = factsOf(description, 'flower').find(({ name }) => name !== 'none')
  const kinds = named
    ? neighboursOf(named).map((other) => edit('replace', other, wording, labelOf(named, vocabulary)))
    : neighboursOf({ kind: 'flower', name: 'rose' }).map((other) => edit('add', other, wording))
  const colours = FLOWER_COLOURS.map((name) => edit('recolourFlowers', colourOf(name), wording))
  const more = { label: capitalize(phrases.names.moreFlowers), prompt: phrases.edits.more }
  return {
    name: phrases.names.flowers,
    alternatives: [...kinds.slice(0, 1), ...colours.slice(0, 1), more, ...colours.slice(1), ...kinds.slice(1)],
    removals: [removal(genericOf('flower', wording), wording)],
  }
}

function runnerCandidate(wording: Wording): Candidate {
  const name = wording.vocabulary.messages.targets.runner
  const alternatives = CLOTH_COLOURS.map((colour) => edit('recolour', colourOf(colour), wording, name))
  return { name, alternatives, removals: [] }
}

function coupleCandidate(description: SceneDescription, wording: Wording): Candidate {
  const name = labelOf({ kind: 'person', name: 'couple' }, wording.vocabulary)
  const worn = factsOf(description, 'attire')[0]
  const grooms = factsOf(description, 'person').some(({ name, count }) => name === 'groom' && count === 2)
  const [template, clothes] = grooms ? (['suit', SUITS] as const) : (['dress', DRESSES] as const)
  const alternatives = worn
    ? neighboursOf(worn).map((other) => edit('replace', other, wording, labelOf(worn, wording.vocabulary)))
    : clothes.map((attire) => edit(template, { kind: 'attire', name: attire }, wording))
  return { name, alternatives, removals: [removal(name, wording)] }
}

function venueCandidate({ setting }: SceneSpec, wording: Wording): Candidate {
  const fact: Fact = { kind: 'venue', name: setting }
  const alternatives = neighboursOf(fact).map((other) => edit('venue', other, wording))
  return { name: labelOf(fact, wording.vocabulary), alternatives, removals: [] }
}

function labelOfDetail(name: DetailName, { vocabulary }: Wording): string {
  return vocabulary.details[name].split(',', 1)[0] ?? ''
}

function colourOf(name: ColourName): Pick<Fact, 'kind' | 'name'> {
  return { kind: 'colour', name }
}

function genericOf(kind: 'seat' | 'flower', { vocabulary }: Wording): string {
  return (vocabulary.generics[kind] ?? '').split(',', 1)[0] ?? ''
}

/** Writes the prompt that adds a concept or puts it in the place of the object `old`. */
function edit(
  template: keyof Phrases['edits'],
  fact: Pick<Fact, 'kind' | 'name'>,
  { vocabulary, phrases }: Wording,
  old = '',
): ObjectEdit {
  const thing = labelOf(fact, vocabulary)
  const a = UNCOUNTABLE.includes(fact.name) ? thing : withIndefinite(thing, vocabulary)
  const values = { old: old && withDefinite(old, vocabulary), thing, a }
  const prompt = phrases.edits[template].replace(/\{(old|thing|a)\}/g, (_, key: keyof typeof values) => values[key])
  return { label: capitalize(thing), prompt }
}

function removal(thing: string, { vocabulary, phrases }: Wording): string {
  return phrases.edits.remove.replace('{old}', withDefinite(thing, vocabulary))
}

function interleave(kinds: ObjectEdit[], colours: ObjectEdit[]): ObjectEdit[] {
  return [...kinds.slice(0, 2), ...colours, ...kinds.slice(2)]
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
