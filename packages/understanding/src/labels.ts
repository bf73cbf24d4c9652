import type { ColourShade, Fact } from './description.ts'
import { NONE } from './reading/reading.ts'
import { colourTargetOf } from './reading/targets.ts'
import type { Vocabulary, Words } from './vocabulary.ts'

/** Returns the first entry of a comma-separated list of words. The first entry is the label that users read. */
export function firstOf(words: Words | undefined): string | undefined {
  return words?.split(',', 1)[0]?.trim() || undefined
}

interface Labelled {
  kind: Fact['kind']
  name: string
  shade?: ColourShade
}

/** Returns the label of a concept without details, such as "paper lanterns". */
export function labelOf({ kind, name, shade }: Labelled, vocabulary: Vocabulary): string {
  if (kind === 'colour') return colourLabel(shade ? `${shade} ${name}` : name, vocabulary)
  const table: Partial<Record<string, Words>> = kind === 'table' ? vocabulary.tables : vocabulary.concepts[kind]
  return firstOf(table[name]) ?? (name === 'none' ? noneLabel(kind, vocabulary) : name.replaceAll('-', ' '))
}

function noneLabel(kind: Fact['kind'], vocabulary: Vocabulary): string {
  return `${firstOf(vocabulary.grammar.negations)} ${genericLabel(kind, vocabulary) ?? kind}`
}

/** Returns the general name of things of a kind, such as "flowers". */
export function genericLabel(kind: Fact['kind'], { generics, messages }: Vocabulary): string | undefined {
  // The general words for structures include "structure" itself, by which nobody calls the arch of a wedding.
  if (kind === 'structure') return messages.targets.structure
  const generic = Object.entries(NONE).find(([, none]) => none.kind === kind)?.[0] as keyof typeof NONE | undefined
  return firstOf(generic && generics[generic])
}

/** Returns the label of a colour with its modifier, such as "dark red". */
function colourLabel(name: string, { colours, colourModifiers }: Vocabulary): string {
  const words = firstOf((colours as Partial<Record<string, Words>>)[name])
  if (words) return words
  const [modifier = '', ...rest] = name.split(' ')
  const base = firstOf((colours as Partial<Record<string, Words>>)[rest.join(' ')])
  const by = firstOf((colourModifiers as Partial<Record<string, Words>>)[modifier])
  return base && by ? `${by} ${base}` : name
}

/** Returns the label of a fact with its details, such as "12 round tables" or "burgundy napkins". */
export function phraseOf(fact: Fact, vocabulary: Vocabulary): string {
  if (fact.kind === 'colour') {
    const label = labelOf(fact, vocabulary)
    return fact.of ? colouredLabel(vocabulary.messages.targets[fact.of], [label], vocabulary) : label
  }
  const counted = countedLabel(fact, vocabulary)
  return fact.text ? `${counted} “${fact.text}”` : counted
}

/** Kinds of facts whose colour is that of something else, such as the dress of a bride. */
const OF_OTHERS: ReadonlySet<Fact['kind']> = new Set(['person', 'table', 'view'])

/** The greatest number of guests that images show one by one. Of more guests, an image shows some. */
const MOST_GUESTS = 24

function isCrowd(fact: Fact): boolean {
  return fact.kind === 'person' && fact.name === 'guest' && (fact.count ?? 0) > MOST_GUESTS
}

/**
 * Returns the label of the facts of one phrase. Colours belong to their thing, as in "terracotta dahlias".
 * `isPartial`: whether the image shows only some of the people of a fact.
 */
export function phraseOfAll(
  facts: readonly Fact[],
  vocabulary: Vocabulary,
  isPartial: (fact: Fact) => boolean = isCrowd,
): string {
  const nameOf = (thing: Fact) => {
    const label = phraseOf(thing, vocabulary)
    return isPartial(thing) ? fill(vocabulary.messages.some, { thing: label }) : label
  }
  const colours = facts.filter((fact) => fact.kind === 'colour')
  const things = facts.filter((fact) => fact.kind !== 'colour')
  const of = (thing: Fact) => {
    const target = OF_OTHERS.has(thing.kind) ? undefined : colourTargetOf(thing)
    return colours.filter((colour) => target !== undefined && colour.of === target)
  }
  const claimed = things.flatMap(of)
  const labels = [
    ...things.map((thing) => {
      const names = of(thing).map((colour) => labelOf(colour, vocabulary))
      return names.length > 0 ? colouredLabel(nameOf(thing), names, vocabulary) : nameOf(thing)
    }),
    ...colours.filter((colour) => !claimed.includes(colour)).map((colour) => phraseOf(colour, vocabulary)),
  ]
  return [...new Set(labels)].join(', ')
}

/** Returns a label with its colours. A number stays before them: "6 white lanterns". */
function colouredLabel(label: string, colours: readonly string[], { grammar, messages }: Vocabulary): string {
  const [count = ''] = /^\d+ /.exec(label) ?? []
  const values = { thing: label.slice(count.length), colour: colours.join(` ${firstOf(grammar.and)} `) }
  return count + fill(messages.coloured, values)
}

/** Replaces the placeholders of a template, such as `{thing}`. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

/** Returns the label of a fact with its count, such as "12 round tables". */
export function countedLabel(fact: Exclude<Fact, { kind: 'colour' }>, vocabulary: Vocabulary): string {
  const label = labelOf(fact, vocabulary)
  const { kind, name, count } = fact
  if (count === undefined) return label
  const { messages, grammar } = vocabulary
  if (name === 'cake' || name === 'cake-table') return messages.tiers.replace('{count}', String(count))
  if (count === 0) return `${firstOf(grammar.negations)} ${label}`
  const words: Partial<Record<string, Words>> = kind === 'table' ? vocabulary.tables : vocabulary.concepts[kind]
  return `${count} ${count === 1 ? singularOf(label, words[name] ?? '', vocabulary) : plural(label, words[name] ?? '', vocabulary)}`
}

/**
 * Returns the singular of a label. In German, the adjective changes too, so the words of the concept contain the singular:
 * "lange Tische" → "langer Tisch".
 */
function singularOf(label: string, words: Words, vocabulary: Vocabulary): string {
  const noun = (text: string) => text.split(' ').at(-1) ?? ''
  const wanted = singular(noun(label), vocabulary)
  const listed = words.split(', ').find((word) => word !== label && word.includes(' ') && noun(word) === wanted)
  return (vocabulary.grammar.capitalNouns && listed) || singular(label, vocabulary)
}

/** Short words are prepositions: only the words before the first one change in "centros de mesa". */
const MAX_PREPOSITION = 3

/**
 * Returns the singular of a label: removes the first plural ending that matches, as in "lanterns" → "lantern". In
 * languages whose adjectives follow the noun, changes each word before a preposition: "mesas largas" → "mesa larga".
 */
export function singular(label: string, { grammar: { endings, coloursFollow } }: Vocabulary): string {
  if (!coloursFollow) return withoutEnding(label, endings)
  const words = label.split(' ')
  const preposition = words.findIndex(({ length }, at) => at > 0 && length <= MAX_PREPOSITION)
  const last = preposition < 0 ? words.length : preposition
  return words.map((word, at) => (at < last ? withoutEnding(word, endings) : word)).join(' ')
}

function withoutEnding(word: string, endings: Vocabulary['grammar']['endings']): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  return found ? word.slice(0, word.length - found[0].length) + found[1] : word
}

/**
 * Returns the plural of a label. The plural comes from the list of words for the concept. Falls back to the label
 * itself.
 */
function plural(label: string, words: Words, vocabulary: Vocabulary): string {
  return words.split(', ').find((word) => word !== label && singular(word, vocabulary) === label) ?? label
}
