import type { ColourName, HairColour, SkinTone } from '../colours.ts'
import type { ColourTarget, ObjectGroup, QualityName, Side } from '../concepts.ts'
import type { Fact } from '../description.ts'
import type { Ref, Vocabulary } from '../vocabulary.ts'

export type GrammarRole =
  | 'negation'
  | 'trailingNegation'
  | 'negationEnd'
  | 'tooMany'
  | 'insteadOf'
  | 'less'
  | 'more'
  | 'smaller'
  | 'bigger'
  | 'and'
  | 'or'
  | 'of'
  | 'places'
  | 'under'
  | 'wears'
  | 'says'
  | 'closeUp'
  | 'single'
  | 'into'
  | 'pronoun'
  | 'unknown'
  | 'story'
  | 'storyEnd'
  | 'relative'
  | 'than'
  | 'we'
  | 'subject'
  | 'everybody'
  | 'canGo'
  | 'otherRequest'
  | 'keep'
  | 'take'
  | 'colourWord'
  | 'partner'
  | 'filler'
  | 'unshown'
  | 'unit'
  | 'excess'

export type Verb = keyof Vocabulary['grammar']['verbs']
export type EventName = keyof Vocabulary['events']
export type GenericKind = keyof Vocabulary['generics']

/**
 * The possible meanings of a word or phrase. `weak` marks place names: a venue in the same prompt takes precedence.
 * `undrawn` marks places for which the facts name only a similar venue.
 */
export type Meaning =
  | { role: 'facts'; facts: readonly Fact[]; implied?: readonly Fact[]; weak?: true; undrawn?: true }
  | { role: 'colour'; name: ColourName }
  | { role: 'modifier'; by: keyof Vocabulary['colourModifiers'] }
  | { role: 'target'; of: ColourTarget | 'palette' }
  | { role: 'generic'; kind: GenericKind }
  | { role: 'quality'; name: QualityName }
  | { role: 'skin'; tone: SkinTone }
  | { role: 'hair'; colour: HairColour }
  | { role: 'body'; part: 'hair' | 'skin' }
  | { role: 'event'; event: EventName }
  | { role: 'number'; value: number }
  | { role: 'factor'; value: number }
  | { role: 'wearer'; who: keyof Vocabulary['grammar']['wearer'] }
  | { role: 'verb'; verb: Verb }
  | { role: 'specific'; of: Ref }
  | { role: 'side'; side: Side }
  | { role: 'group'; group: ObjectGroup }
  | { role: GrammarRole }

export type MeaningOf<R extends Meaning['role']> = Extract<Meaning, { role: R }>

export function factOfRef(ref: Ref): Fact {
  const [concept = '', count] = ref.split('*')
  const at = concept.indexOf(':')
  const fact = { kind: concept.slice(0, at), name: concept.slice(at + 1) }
  return (count === undefined ? fact : { ...fact, count: Number(count) }) as Fact
}
