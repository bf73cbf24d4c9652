import type { ColourTarget, PersonName } from '../concepts.ts'
import type { PersonFact } from '../description.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import { isColourSegment } from './context.ts'
import type { Item } from './reading.ts'
import type { ResolvedSegment } from './resolve.ts'
import { meaningOf } from './segment.ts'

/** The person whose clothes a prompt names next. */
export type Wearer = PersonName | 'pet'

export interface Wearing {
  who?: Wearer | undefined
  /** The position of the wearer among two brides or two grooms. */
  partner?: 1 | 2 | undefined
  /** Whether the clothes are in the plural, so that both partners wear them, as in "us in white suits". */
  isPlural?: boolean
}

/** The number of words between a pronoun and the word before its clothes. */
const REACH = 3
const PARTNERS: readonly Wearer[] = ['bride', 'groom']

/** The colour targets of the clothes of a person, for prompts that name only a colour, as in "him in grey". */
const TARGETS: Partial<Record<Wearer, ColourTarget>> = { bride: 'dress', groom: 'suit' }

/** Returns who wears the clothes that are named next. If the noun phrase is not a person, the wearer stays the same. */
export function wearerAfter({ facts, unwanted }: Item, wearer: Wearer | undefined): Wearer | undefined {
  const people = facts.filter((fact): fact is PersonFact => fact.kind === 'person')
  const [person] = people
  if (unwanted) return wearer
  if (facts.some(isPet)) return 'pet'
  if (!person) return wearer
  if (people.length > 1) return 'couple'
  return person.name
}

const PETS: readonly string[] = ['dog', 'cat', 'rabbit', 'pig', 'goat', 'llama', 'horse', 'donkey', 'owl']

function isPet({ kind, name }: Item['facts'][number]): boolean {
  return kind === 'object' && PETS.includes(name)
}

/** Whether a person is what a pet does, as in "our dog is the ring bearer". */
export function isTaskOfPet(meaning: Meaning, before: Item): boolean {
  const isBearer = meaning.role === 'facts' && meaning.facts.some(({ name }) => name === 'ring-bearer')
  return isBearer && before.facts.some(isPet)
}

/** Returns the two partners that "one" and "the other" distinguish: two brides or two grooms. */
export function pairOf(items: readonly Item[]): Wearer | undefined {
  const people = items.flatMap(({ facts }) => facts).filter((fact): fact is PersonFact => fact.kind === 'person')
  const pair = people.find(({ name, count = 1 }) => count === 2 && PARTNERS.some((partner) => partner === name))
  return pair?.name
}

/**
 * Returns the colour target of a person's clothes if only colours follow the person, as in "him in grey". Returns
 * `undefined` if a noun follows the colours.
 */
export function targetOfColours(
  segments: readonly ResolvedSegment[],
  at: number,
  wearer: Wearer | undefined,
): ColourTarget | undefined {
  const target = wearer && TARGETS[wearer]
  const first = segments[at + 2]
  if (!target || !meaningOf(segments[at + 1], 'wears') || !isColourSegment(first)) return undefined
  for (let i = at + 2; i < segments.length; i++) {
    const segment = segments[i] as ResolvedSegment
    if ((segment.after && i > at + 2) || meaningOf(segment, 'and')) return target
    if (!isColourSegment(segment)) return isFiller(segment) ? target : undefined
  }
  return target
}

/** Whether a pronoun leads to clothes, as in "us laughing in yellow boots", and not to another wish. */
export function leadsToClothes(segments: readonly ResolvedSegment[], at: number): boolean {
  for (const segment of segments.slice(at + 1, at + 1 + REACH)) {
    if (meaningOf(segment, 'wears')) return true
    if (segment.after || !isFiller(segment)) return false
  }
  return false
}

function isFiller({ meaning, meanings }: ResolvedSegment): boolean {
  return meaning === undefined && meanings.length > 0
}

/** Whether a noun only names the fabric of the clothes before it, such as "tulle", or "tartan" after a kilt. */
export function namesFabric(meaning: Meaning, clothes: Item | undefined): boolean {
  const isTartan = meaning.role === 'facts' && meaning.facts.some(({ name }) => name === 'scottish')
  if (isTartan) return clothes?.facts.some(({ name }) => name === 'kilt') ?? false
  return meaning.role === 'target' && meaning.of === 'fabric'
}

/** Things that one person uses. */
const PERSONAL: readonly string[] = ['wheelchair']

/** Gives a wheelchair to the person who uses it. "I" is the bride, as for clothes. */
export function setUser({ facts }: Item, subject: PersonName | undefined, wearer: Wearer | undefined): void {
  const person = wearer === 'pet' ? undefined : wearer
  const user = subject === undefined || subject === 'couple' ? (person ?? subject) : subject
  for (const fact of facts)
    if (user && fact.kind === 'object' && PERSONAL.includes(fact.name)) fact.user = user === 'couple' ? 'bride' : user
}

/** Gives an animal the usual colour of its breed, unless the prompt names another colour. */
export function setCoat({ facts }: Item, words: string, coats: Readonly<Record<string, string>> = {}): void {
  const breed = words.toLowerCase()
  const [first = '', second] = breed.split(' ')
  // The second word may be misspelled.
  const similar = Object.keys(coats).find((other) => second && other.startsWith(`${first} ${second.slice(0, 3)}`))
  const coat = coats[breed] ?? coats[similar ?? '']
  for (const fact of facts) if (coat && fact.kind === 'object') fact.colour ??= coat
}

const GOWNS: readonly string[] = ['dress', 'ballgown', 'short-dress']

export function isGown({ kind, name }: Item['facts'][number]): boolean {
  return kind === 'attire' && GOWNS.includes(name)
}
