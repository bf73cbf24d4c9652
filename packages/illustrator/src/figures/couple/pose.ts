import {
  type ActionFact,
  type ActionName,
  factsOf,
  type ObjectName,
  type PersonName,
  type SceneDescription,
} from '@vowkit/understanding'
import type { Facing } from '../figure.ts'
import type { Stance } from '../wearer.ts'

export const COUPLE_POSES = [
  'standing-back',
  'standing-front',
  'walking-back',
  'walking-front',
  'holding-hands-side',
  'dancing',
  'dip',
  'kiss',
  'embrace',
  'forehead',
  'toasting',
  'feeding',
  'seated-front',
  'seated-back',
  'seated-ground',
  'seated-ground-back',
  'lying',
  'carried',
  'leaving',
  'running',
  'jumping',
  'first-look',
  'cutting-cake',
  'exchanging-rings',
  'signing',
  'breaking-glass',
  'tossing-bouquet',
  'lasso',
  'lifted-on-chairs',
  'in-wheelchair',
] as const
export type CouplePose = (typeof COUPLE_POSES)[number]

/** The position of one person of a couple, in centimetres to the right of the couple's centre. */
export interface Partner {
  right: number
  stance: Stance
  facing?: Facing
  /** The height of the feet above the ground, in centimetres. */
  rise?: number
  /** How far the person leans to the right around the feet, in degrees. */
  lean?: number
}

/** The pose for each action of the couple. If the description names several actions, the first one here is drawn. */
const POSES: readonly (readonly [ActionName, CouplePose])[] = [
  ['hora', 'lifted-on-chairs'],
  ['cake-cutting', 'cutting-cake'],
  ['bouquet-toss', 'tossing-bouquet'],
  ['first-look', 'first-look'],
  ['glass-breaking', 'breaking-glass'],
  ['ring-exchange', 'exchanging-rings'],
  ['lasso', 'lasso'],
  ['sign', 'signing'],
  ['carry', 'carried'],
  ['dip', 'dip'],
  ['feed', 'feeding'],
  ['kiss', 'kiss'],
  ['forehead-touch', 'forehead'],
  ['dance', 'dancing'],
  ['money-spray', 'dancing'],
  ['jump', 'jumping'],
  ['exit', 'leaving'],
  ['run', 'running'],
  ['hug', 'embrace'],
  ['toast', 'toasting'],
  ['lie', 'lying'],
  ['sit', 'seated-front'],
  ['walk', 'walking-front'],
  ['cheer', 'leaving'],
  ['wave', 'leaving'],
  ['holding-hands', 'standing-front'],
  ['stand', 'standing-front'],
]

const PARTNERS: readonly PersonName[] = ['couple', 'bride', 'groom']

/** Returns the actions that the description gives to the couple, or to nobody in particular. */
export function actionsOfCouple(description: SceneDescription): ActionName[] {
  return factsOf(description, 'action')
    .filter((fact) => isOfCouple(fact, description))
    .map(({ name }) => name)
}

/** Whether the couple does what a fact says. Some actions are those of the guests, unless the description says otherwise. */
export function isOfCouple({ of, name }: Pick<ActionFact, 'of' | 'name'>, description: SceneDescription): boolean {
  if (of) return PARTNERS.includes(of) && !BY_GUESTS_ONLY.includes(name)
  if (OF_ANYBODY.includes(name)) return !factsOf(description, 'person').some((fact) => fact.name === 'guest')
  return !BY_GUESTS_ONLY.includes(name)
}

/** Actions of the guests if the description names guests, and otherwise of the couple. */
const OF_ANYBODY: readonly ActionName[] = ['cheer', 'wave']
/** Actions that are drawn with the guests, whoever the description names before. */
const BY_GUESTS_ONLY: readonly ActionName[] = ['clap', 'throw', 'blow-bubbles', 'mingle']

/** Returns the pose that the description gives to the couple. */
export function poseOfCouple(description: SceneDescription): CouplePose | undefined {
  const user = wheelchairUser(description)
  if (user && PARTNERS.includes(user)) return 'in-wheelchair'
  const actions = actionsOfCouple(description)
  const jumps = factsOf(description, 'structure').some(({ name }) => name === 'broom')
  const pose = POSES.find(([action]) => actions.includes(action))?.[1] ?? (jumps ? 'jumping' : undefined)
  const dances = factsOf(description, 'action').some(({ name, of }) => name === 'dance' && of && RELATIVES.includes(of))
  if (pose === undefined && dances) return 'dancing'
  const sits = factsOf(description, 'action').some(({ name, of = 'guest' }) => name === 'sit' && of === 'guest')
  if (pose === 'seated-front' || (pose === undefined && sits)) return hasSeats(description) ? pose : 'seated-ground'
  return pose === 'standing-front' && hasBench(description) && !actions.includes('stand') ? 'seated-front' : pose
}

/** Returns the person who the description says uses a wheelchair. */
export function wheelchairUser(description: SceneDescription): PersonName | undefined {
  return factsOf(description, 'object').find(({ name }) => name === 'wheelchair')?.user
}

const RELATIVES: readonly PersonName[] = ['father', 'mother', 'parent', 'grandfather', 'grandmother']

/** Whether the couple sits or lies on the blankets that the description names. */
export function sitsOnBlanket(description: SceneDescription): boolean {
  const pose = poseOfCouple(description)
  const isNamed = factsOf(description, 'object').some(({ name }) => name === 'blankets')
  return isNamed && (pose === 'seated-ground' || pose === 'lying')
}

/** Whether the description names seats, tables or furniture on which people sit. */
export function hasSeats(description: SceneDescription): boolean {
  const seats = factsOf(description, 'seat').some(({ name }) => name !== 'none' && name !== 'cushion')
  const hasFurniture = factsOf(description, 'object').some(({ name }) => FURNITURE.includes(name))
  return seats || hasFurniture || factsOf(description, 'table').length > 0
}

const FURNITURE: readonly ObjectName[] = ['sofa', 'swing', 'hay-bales', 'rocking-chair', 'tree-stump', 'hammock']

/** Whether the couple sits on the one bench that the description names. */
export function sitsOnBench(description: SceneDescription): boolean {
  return hasBench(description) && poseOfCouple(description) === 'seated-front'
}

/** Whether the description names one bench, on which a couple that holds hands sits. */
function hasBench(description: SceneDescription): boolean {
  return factsOf(description, 'seat').some(({ name, count }) => name === 'bench' && count === 1)
}

/** Returns the pose of a couple that is seen from behind. Some poses look the same from both sides. */
export function fromBehind(pose: CouplePose): CouplePose {
  return BACKS[pose] ?? pose
}

const BACKS: Readonly<Partial<Record<CouplePose, CouplePose>>> = {
  'standing-front': 'standing-back',
  'walking-front': 'walking-back',
  leaving: 'walking-back',
  jumping: 'walking-back',
  'seated-front': 'seated-back',
  'seated-ground': 'seated-ground-back',
}

/** Whether the pose of the couple shows one of its actions. */
export function showsAction(description: SceneDescription, action: ActionName): boolean {
  const pose = poseOfCouple(description)
  if (pose && ALSO[pose]?.includes(action)) return true
  if (action === 'sit') return pose?.startsWith('seated') ?? false
  if (action === 'stand') return pose !== undefined && !DOWN.includes(pose)
  return (
    POSES.some(([name, shown]) => name === action && shown === pose) ||
    (HAND_IN_HAND.includes(pose) && action === 'holding-hands')
  )
}

/** Other actions that a pose shows. */
const ALSO: Readonly<Partial<Record<CouplePose, readonly ActionName[]>>> = {
  dip: ['dance', 'hug'],
  kiss: ['hug'],
  dancing: ['hug', 'holding-hands'],
  running: ['walk'],
  'exchanging-rings': ['holding-hands'],
}
const DOWN: readonly CouplePose[] = [
  'seated-ground',
  'seated-ground-back',
  'seated-front',
  'seated-back',
  'lying',
  'lifted-on-chairs',
  'carried',
  'in-wheelchair',
]
const HAND_IN_HAND: readonly (CouplePose | undefined)[] = [
  'standing-front',
  'standing-back',
  'walking-front',
  'walking-back',
  'leaving',
  'running',
  'jumping',
  'seated-front',
  'seated-back',
  'in-wheelchair',
]
