import type { ColourName, HairColour, SkinTone } from '../colours.ts'
import type { ColourTarget, ObjectGroup, QualityName, Side } from '../concepts.ts'
import type { Fact } from '../description.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Grammar, Ref, Vocabulary, Words } from '../vocabulary.ts'
import { createForms } from './inflection.ts'
import { type EventName, factOfRef, type GenericKind, type GrammarRole, type Meaning, type Verb } from './meaning.ts'
import { addPhrase, createNode, type FormsOf, type TrieNode } from './trie.ts'

/** A vocabulary that is compiled for matching words of a prompt. */
export interface Lexicon {
  vocabulary: Vocabulary
  root: TrieNode
  formsOf: FormsOf
  /** All single words of the vocabulary. */
  words: ReadonlySet<string>
  /** The words for concepts and colours with at least four letters. Typos are corrected to these words. */
  corrections: readonly string[]
}

const lexicons = new WeakMap<Vocabulary, Lexicon>()

/** Compiles a vocabulary for matching, and caches the result. */
export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const cached = lexicons.get(vocabulary)
  if (cached) return cached
  const lexicon = compile(vocabulary)
  lexicons.set(vocabulary, lexicon)
  return lexicon
}

const GRAMMAR_ROLES = {
  negations: 'negation',
  trailingNegations: 'trailingNegation',
  negationEnds: 'negationEnd',
  tooMany: 'tooMany',
  insteadOf: 'insteadOf',
  less: 'less',
  more: 'more',
  smaller: 'smaller',
  bigger: 'bigger',
  and: 'and',
  or: 'or',
  of: 'of',
  places: 'places',
  under: 'under',
  wears: 'wears',
  says: 'says',
  closeUps: 'closeUp',
  singles: 'single',
  into: 'into',
  pronouns: 'pronoun',
  unknowns: 'unknown',
  stories: 'story',
  storyEnds: 'storyEnd',
  relatives: 'relative',
  than: 'than',
  we: 'we',
  subjects: 'subject',
  everybody: 'everybody',
  canGo: 'canGo',
  otherRequests: 'otherRequest',
  keeps: 'keep',
  takes: 'take',
  colourWords: 'colourWord',
  partners: 'partner',
  fillers: 'filler',
  unshown: 'unshown',
  units: 'unit',
  excess: 'excess',
} as const satisfies Partial<Record<keyof Grammar, GrammarRole>>

function compile(vocabulary: Vocabulary): Lexicon {
  const root = createNode()
  const formsOf = createForms(vocabulary.grammar)
  const words = new Set<string>()
  const content = new Set<string>()
  const fillers = new Set(tokenize(vocabulary.grammar.fillers).map(({ word }) => word))
  for (const [phrases, meaning] of entries(vocabulary)) {
    for (const phrase of phrases.split(',')) {
      const parts = tokenize(phrase).map(({ word }) => word)
      if (!parts.length) continue
      addPhrase(root, parts, meaning, formsOf, fillers)
      for (const word of parts) words.add(word)
      if (isContent(meaning)) for (const word of parts) content.add(word)
    }
  }
  for (const { word } of tokenize(vocabulary.grammar.common)) words.add(word)
  for (const word of fillers) content.delete(word)
  return { vocabulary, root, formsOf, words, corrections: [...content].filter((word) => word.length >= 4) }
}

function isContent({ role }: Meaning): boolean {
  return role === 'facts' || role === 'colour' || role === 'generic' || role === 'target' || role === 'event'
}

type Entry = [Words, Meaning]

function* entries(vocabulary: Vocabulary): Iterable<Entry> {
  const { concepts, grammar, phrases } = vocabulary
  for (const [kind, names] of Object.entries(concepts)) yield* concept(kind, names)
  yield* concept('table', vocabulary.tables)
  for (const [words, meaning] of concept('venue', vocabulary.places))
    yield [words, { ...meaning, weak: true } as Meaning]
  for (const [words, meaning] of concept('venue', vocabulary.undrawnPlaces))
    yield [words, { ...meaning, weak: true, undrawn: true } as Meaning]
  yield [vocabulary.regions ?? '', { role: 'filler' }]
  for (const { words, means, implies } of phrases) {
    const implied = implies?.map((ref): Fact => ({ ...factOfRef(ref), implied: true }) as Fact)
    yield [words, { role: 'facts', facts: means.map(factOfRef), ...(implied && { implied }) }]
  }
  yield* attributes(vocabulary)
  yield* grammarEntries(grammar)
}

function* concept(kind: string, names: Partial<Record<string, Words>>): Iterable<Entry> {
  for (const [name, words = ''] of Object.entries(names)) {
    yield [words, { role: 'facts', facts: [factOfRef(`${kind}:${name}` as Ref)] }]
  }
}

function* attributes(vocabulary: Vocabulary) {
  const { colours, colourModifiers, colourTargets, generics, groups, qualities, skin, hair, body, events } = vocabulary
  for (const [name, words] of typed<ColourName>(colours)) yield [words, { role: 'colour', name }] as Entry
  for (const [by, words] of typed<keyof typeof colourModifiers>(colourModifiers)) {
    yield [words, { role: 'modifier', by }] as Entry
  }
  for (const [of, words] of typed<ColourTarget | 'palette'>(colourTargets))
    yield [words, { role: 'target', of }] as Entry
  for (const [kind, words] of typed<GenericKind>(generics)) yield [words, { role: 'generic', kind }] as Entry
  for (const [group, words] of typed<ObjectGroup>(groups)) yield [words, { role: 'group', group }] as Entry
  for (const [name, words] of typed<QualityName>(qualities)) yield [words, { role: 'quality', name }] as Entry
  for (const [tone, words] of typed<SkinTone>(skin)) yield [words, { role: 'skin', tone }] as Entry
  for (const [colour, words] of typed<HairColour>(hair)) yield [words, { role: 'hair', colour }] as Entry
  for (const [part, words] of typed<'hair' | 'skin'>(body)) yield [words, { role: 'body', part }] as Entry
  for (const [event, words] of typed<EventName>(events)) yield [words, { role: 'event', event }] as Entry
}

function* grammarEntries(grammar: Grammar): Iterable<Entry> {
  for (const [key, role] of Object.entries(GRAMMAR_ROLES) as [keyof typeof GRAMMAR_ROLES, GrammarRole][]) {
    yield [grammar[key] ?? '', { role }]
  }
  // The grammar ignores words that images do not show, like fillers.
  yield [grammar.unshown, { role: 'filler' }]
  yield [grammar.units, { role: 'filler' }]
  for (const [word, value] of Object.entries(grammar.numbers)) yield [word, { role: 'number', value }]
  for (const [word, value] of Object.entries(grammar.factors ?? {})) yield [word, { role: 'factor', value }]
  for (const [who, words] of typed<keyof Grammar['wearer']>(grammar.wearer)) yield [words, { role: 'wearer', who }]
  for (const [side, words] of typed<Side>(grammar.sides)) yield [words, { role: 'side', side }]
  for (const [of, words] of typed<Ref>(grammar.specifics ?? {})) yield [words, { role: 'specific', of }]
  for (const [verb, words] of typed<Verb>(grammar.verbs)) yield [words, { role: 'verb', verb }]
}

function typed<Key extends string>(table: Partial<Record<Key, Words>>): [Key, Words][] {
  return Object.entries(table) as [Key, Words][]
}
