import {
  type ActionFact,
  type ActionName,
  factsOf,
  isUnwanted,
  type PersonName,
  type SceneDescription,
} from '@vowkit/understanding'
import type { HeldName } from '../figures/held/names.ts'
import { type CouplePose, hasSeats, isOfCouple, type Pose, poseOfCouple } from '../figures/index.ts'

/** What a person who watches the couple does: a pose, or a thing in the hands that determines the pose. */
export interface Reaction {
  action?: ActionName
  pose: Pose
  held?: HeldName
}

/** The poses in which a couple stays where the ceremony takes place. */
const AT_THE_ALTAR: readonly CouplePose[] = [
  ...(['kiss', 'embrace', 'forehead', 'exchanging-rings', 'breaking-glass', 'lasso', 'standing-front'] as const),
]
/** The poses that any view of a couple may have, so that they make no moment of their own. */
const ANYWHERE: readonly CouplePose[] = ['standing-front', 'seated-front', 'seated-ground', 'walking-front']

const REACTIONS: Readonly<Partial<Record<ActionName, Reaction>>> = {
  cheer: { pose: 'cheering' },
  clap: { pose: 'clapping' },
  wave: { pose: 'waving' },
  throw: { pose: 'throwing' },
  jump: { pose: 'jumping' },
  run: { pose: 'running' },
  dance: { pose: 'dancing' },
  'blow-bubbles': { pose: 'front', held: 'bubble-wand' },
  toast: { pose: 'front', held: 'glass' },
  mingle: { pose: 'front', held: 'glass' },
  stand: { pose: 'front' },
}

const SITTING: Reaction = { pose: 'seated-ground' }

/** What everybody does if the description does not say who does it. */
const TOGETHER: readonly ActionName[] = ['jump', 'cheer', 'run']

/** Returns what the people with a role do, such as the bridesmaids. */
export function reactionOf(description: SceneDescription, role: PersonName): Reaction | undefined {
  const named = factsOf(description, 'action').filter(({ of }) => of === role)
  const together = factsOf(description, 'action').filter(({ of, name }) => of === undefined && TOGETHER.includes(name))
  return [...named, ...together].map(({ name }) => REACTIONS[name]).find((reaction) => reaction !== undefined)
}

/** Returns the relative who dances with one of the couple, as in "my dad spins me around". */
export function danceRelative(description: SceneDescription): PersonName | undefined {
  const dance = factsOf(description, 'action').find(({ name, of }) => name === 'dance' && of && RELATIVES.includes(of))
  return dance?.of
}

const RELATIVES: readonly PersonName[] = ['father', 'mother', 'parent', 'grandfather', 'grandmother']

/** Returns everything that the guests do. Guests who do nothing in particular stand. */
export function reactionsOfGuests(description: SceneDescription): Reaction[] {
  const reactions = factsOf(description, 'action')
    .filter((fact) => isOfGuests(fact, description))
    .flatMap(({ name }) => {
      const reaction = name === 'sit' && !hasSeats(description) ? SITTING : REACTIONS[name]
      return reaction ? [{ ...reaction, action: name }] : []
    })
  const sprayed: Reaction[] = namesAction(description, 'money-spray')
    ? [{ action: 'money-spray', pose: 'throwing' }]
    : []
  const isPicnic = reactions.length === 0 && namesAction(description, 'sit') && !hasSeats(description)
  const seated: Reaction[] = isPicnic ? [SITTING] : []
  const tossed: Reaction[] = namesAction(description, 'bouquet-toss')
    ? [{ action: 'bouquet-toss', pose: 'cheering' }]
    : []
  const lifted: Reaction[] = namesAction(description, 'hora') ? [{ action: 'hora', pose: 'cheering' }] : []
  const lit: Reaction[] = holdsSparklers(description) ? [{ pose: 'front', held: 'sparkler' }] : []
  const isRound = isRing(description) && namesAction(description, 'dance')
  const round: Reaction[] = isRound && reactions.length === 0 ? [{ action: 'dance', pose: 'dancing' }] : []
  return [...round, ...seated, ...tossed, ...lit, ...lifted, ...sprayed, ...reactions]
}

/** Whether the guests hold the sparklers that the description names. */
export function holdsSparklers(description: SceneDescription): boolean {
  return hasCrowd(description) && factsOf(description, 'object').some(({ name }) => name === 'sparklers')
}

function isOfGuests(fact: ActionFact, description: SceneDescription): boolean {
  if (isOfCouple(fact, description)) return false
  return fact.of === undefined || fact.of === 'guest' || PARTNERS.includes(fact.of)
}

const PARTNERS: readonly PersonName[] = ['couple', 'bride', 'groom']

/** Whether people who are neither the couple nor named stand around the couple. */
export function hasCrowd(description: SceneDescription): boolean {
  if (excludesGuests(description)) return false
  const named = factsOf(description, 'person').some(({ name }) => name === 'guest')
  const exits =
    namesAction(description, 'exit') || namesAction(description, 'hora') || namesAction(description, 'money-spray')
  const surround = isRing(description) && poseOfCouple(description) !== undefined
  return named || exits || surround || factsOf(description, 'action').some((fact) => isOfGuests(fact, description))
}

export function excludesGuests(description: SceneDescription): boolean {
  const isNone = factsOf(description, 'person').some(({ name, count }) => name === 'guest' && count === 0)
  return isNone || isUnwanted(description, 'person', 'guest')
}

export function namesAction(description: SceneDescription, name: ActionName): boolean {
  return factsOf(description, 'action').some((fact) => fact.name === name)
}

/** Whether the guests stand in a circle around the couple. */
export function isRing(description: SceneDescription): boolean {
  return factsOf(description, 'view').some(({ name }) => name === 'circle')
}

/** Whether the guests stand in two rows with the couple between them. */
export function isLane(description: SceneDescription): boolean {
  return namesAction(description, 'exit')
}

/** Whether the couple does something that only a free scene shows, also if the description names seats or tables. */
export function isOwnMoment(description: SceneDescription): boolean {
  const pose = poseOfCouple(description)
  return pose !== undefined && !AT_THE_ALTAR.includes(pose) && !ANYWHERE.includes(pose)
}

/** Whether the description names what the couple or the guests do, apart from sitting at a table or on chairs. */
export function hasMoment(description: SceneDescription): boolean {
  const isPosed = poseOfCouple(description) !== undefined || namesAction(description, 'ride')
  return isPosed || reactionsOfGuests(description).length > 0
}
