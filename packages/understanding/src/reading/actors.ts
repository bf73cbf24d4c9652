import { type ActionName, OBJECT_GROUPS, type PersonName } from '../concepts.ts'
import type { Fact } from '../description.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import type { Item } from './reading.ts'

/** The people to whom the next action of the prompt belongs. */
export type Subject = PersonName

/** What only the couple does, whoever the prompt names before. */
const OF_THE_COUPLE: ReadonlySet<ActionName> = new Set([
  'kiss',
  'forehead-touch',
  'holding-hands',
  'dip',
  'carry',
  'exit',
  'procession',
  'cake-cutting',
  'feed',
  'first-look',
  'ring-exchange',
  'sign',
  'glass-breaking',
  'bouquet-toss',
  'hora',
  'money-spray',
  'lasso',
])

/** Whether a phrase names what people do, or how the camera sees them. */
export function isMoment(meaning: Meaning): boolean {
  if (meaning.role !== 'facts') return false
  return meaning.facts.some(({ kind }) => kind === 'action' || kind === 'camera')
}

/** Whether a phrase names what anybody may do, so that the noun directly before it does it. */
export function takesActor({ facts }: Item): boolean {
  return facts.every((fact) => fact.kind === 'action' && !OF_THE_COUPLE.has(fact.name))
}

/** Whether a noun names people, or nothing that acts on its own, such as a venue. */
export function isActor({ facts, generic }: Item): boolean {
  const things = facts.some(({ kind }) => THINGS.has(kind))
  return generic === 'person' || facts.some(({ kind }) => kind === 'person') || !things
}

const THINGS: ReadonlySet<string> = new Set(['object', 'flower', 'leaf'])

export function isAnimal({ facts }: Item): boolean {
  const animals: readonly string[] = OBJECT_GROUPS.animals
  return facts.some(({ kind, name }) => kind === 'object' && animals.includes(name))
}

/** Whether a posture that also things have, such as lying, describes things: the prompt names things, but no people. */
export function isOfThings({ facts }: Item, before: readonly Item[]): boolean {
  const isPosture = facts.every((fact) => fact.kind === 'action' && POSTURES.has(fact.name))
  return isPosture && before.some((item) => !isActor(item)) && !before.some((item) => item.facts.some(isPerson))
}

const POSTURES: ReadonlySet<ActionName> = new Set(['lie', 'stand'])

function isPerson({ kind }: Fact): boolean {
  return kind === 'person' || kind === 'attire'
}

/** Returns who does what the prompt names next. Nouns that name no people do not change it. */
export function subjectAfter({ facts, generic, unwanted }: Item, subject: Subject | undefined): Subject | undefined {
  if (unwanted) return subject
  const person = facts.find((fact) => fact.kind === 'person' && fact.name !== 'none')
  if (person?.kind === 'person') return person.name
  return generic === 'person' ? 'guest' : subject
}

/** Returns who does an action, or `undefined` for actions of the couple and for actions of nobody in particular. */
export function actorOf(name: ActionName, subject: Subject | undefined): PersonName | undefined {
  return OF_THE_COUPLE.has(name) ? undefined : subject
}
