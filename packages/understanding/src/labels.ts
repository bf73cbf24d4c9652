import type { ColourShade, Fact } from './description.ts'
import { NONE } from './reading/reading.ts'
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
  const generic = Object.entries(NONE).find(([, none]) => none.kind === kind)?.[0] as keyof typeof NONE | undefined
  const thing = firstOf(generic && vocabulary.generics[generic]) ?? kind
  return `${firstOf(vocabulary.grammar.negations)} ${thing}`
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
    return fact.of ? `${vocabulary.messages.targets[fact.of]}: ${label}` : label
  }
  const counted = countedLabel(fact, vocabulary)
  return fact.text ? `${counted} “${fact.text}”` : counted
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
