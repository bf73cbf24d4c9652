import { HAIR_COLOURS, SKIN_TONES } from '../colours.ts'
import { OBJECT_GROUPS } from '../concepts.ts'
import type { PersonFact } from '../description.ts'
import type { MeaningOf } from '../lexicon/meaning.ts'
import type { Item, Span } from './reading.ts'
import type { Wearer } from './wearing.ts'

/** Assigns a hair or skin colour to a person of the scene. Adds the person if the prompt has not named one. */
export function addToPerson(
  items: Item[],
  meaning: MeaningOf<'hair'> | MeaningOf<'skin'>,
  wearer: Wearer | undefined,
  start: number,
  partner?: PersonFact['partner'],
): void {
  const person = (partner ? undefined : findPerson(items, wearer)) ?? addPerson(items, wearer, start, partner)
  if (meaning.role === 'hair') person.hair = HAIR_COLOURS[meaning.colour]
  else person.skin = SKIN_TONES[meaning.tone]
}

function findPerson(items: readonly Item[], wearer: Wearer | undefined): PersonFact | undefined {
  const people = items.flatMap(({ facts }) => facts).filter(isPerson)
  if (wearer === 'bride' || wearer === 'groom') return people.findLast(({ name }) => name === wearer)
  return people.at(-1)
}

function addPerson(
  items: Item[],
  wearer: Wearer | undefined,
  start: number,
  partner: PersonFact['partner'],
): PersonFact {
  const name = wearer === 'bride' || wearer === 'groom' ? wearer : 'couple'
  const person: PersonFact = { kind: 'person', name, ...(partner && { partner }) }
  items.push({ start, end: start, facts: [person], colours: [], unwanted: false })
  return person
}

/** Whether a word after the noun may be a name, as in "our dog Bruno". */
export function isNamed({ facts }: Item): boolean {
  const animals: readonly string[] = OBJECT_GROUPS.animals
  return facts.some(({ kind, name }) => kind === 'person' || (kind === 'object' && animals.includes(name)))
}

/** The greatest share of capitalised words in a text whose other words are in lower case. */
const MOSTLY_LOWER = 0.4

/** Whether a word such as "Rose" is the name of a person: one capitalised word within a lower-case sentence. */
export function isGivenName(word: Span, text: string): boolean {
  const isAtStart = /(^|[.!?:;\n“"(])\s*$/.test(text.slice(0, word.start))
  if (isAtStart || !isCapital(word, text) || /\s/.test(text.slice(word.start, word.end))) return false
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter((other) => /^\p{Lu}/u.test(other)).length < words.length * MOSTLY_LOWER
}

/** Whether a word of a prompt starts with a capital letter. */
export function isCapital({ start }: Span, text: string): boolean {
  return /\p{Lu}/u.test(text.charAt(start))
}

function isPerson(fact: Item['facts'][number]): fact is PersonFact {
  return fact.kind === 'person'
}
