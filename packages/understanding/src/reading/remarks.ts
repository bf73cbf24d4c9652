import type { Meaning } from '../lexicon/meaning.ts'
import type { Item, Span } from './reading.ts'
import { meaningOf, type Segment } from './segment.ts'

/** A segment of a prompt, and whether the image shows it. */
export interface Remark {
  segment: Segment
  /** `shown` by the facts of `claim`, `said` without being shown, or `silent` words that only connect other words. */
  state: 'shown' | 'said' | 'silent'
  claim?: Item
  /** Whether the word is an action, a relation or a state, as in "jumping into the lake". */
  isNarration?: true
  /** Whether the word only says how many or how large something is, as in "24" and "big". */
  isDegree?: true
}

/** Roles of words that end a phrase: "rice and ribbons" is two phrases. */
const BREAKS = [
  ...(['and', 'or', 'negation', 'negationEnd', 'storyEnd', 'relative', 'insteadOf', 'verb'] as const),
] satisfies readonly Meaning['role'][]
const PREPOSITIONS = ['places', 'under'] as const satisfies readonly Meaning['role'][]
/** The maximum number of silent words between two words of a phrase, as in "jumping [into the] lake". */
const MAX_JOINTS = 3

/** Returns the phrases of the words that a prompt says without the image showing them. */
export function remarksOf(remarks: readonly Remark[]): Span[] {
  const phrases: { first: number; last: number }[] = []
  remarks.forEach(({ state }, at) => {
    const last = phrases.at(-1)
    if (state !== 'said') return
    const isAdjective = last && last.last < at - 1 && isBeforeNoun(remarks, at)
    if (last && !isAdjective && isJoined(remarks, last.last, at)) last.last = at
    else phrases.push({ first: at, last: at })
  })
  const things = phrases.flatMap(({ first, last }) => {
    if (!remarks.slice(first, last + 1).some(isThingSaid)) return []
    // A number at the end of a phrase says no more: "tea for 70".
    const end = remarks.findLastIndex(
      ({ state, segment }, at) => at <= last && state === 'said' && !meaningOf(segment, 'number'),
    )
    return [{ first, last: Math.max(first, end) }]
  })
  const spans = things.map(({ first, last }) => ({
    start: startOf(remarks, isBeforeNoun(remarks, last) ? first : prepositionBefore(remarks, first)),
    end: endOf(remarks, last),
  }))
  return [...spans, ...relationsOf(remarks).filter(({ end }) => !spans.some((span) => span.end === end))]
}

/** Whether a word says more than how many or how large something is. */
function isThingSaid({ state, isDegree }: Remark): boolean {
  return state === 'said' && !isDegree
}

function startOf(remarks: readonly Remark[], at: number): number {
  return (remarks[at] as Remark).segment.start
}

/** Returns the end of a phrase. An action includes its object, as in "cutting the cake", and a thing its place. */
function endOf(remarks: readonly Remark[], last: number): number {
  const { segment, isNarration } = remarks[last] as Remark
  const next = nextShown(remarks, last)
  const { claim, segment: noun } = next === undefined ? {} : (remarks[next] as Remark)
  if (next === undefined || !claim || !noun) return segment.end
  const isObject = isNarration && isNounOf(noun, claim, next === last + 1)
  const isPlace = isThing(claim) && remarks.slice(last + 1, next).some((joint) => meaningOf(joint.segment, 'places'))
  return isObject || isPlace ? Math.max(segment.end, claim.end) : segment.end
}

/** Whether a shown noun directly follows a phrase, as in "in a blurry garden". */
function isBeforeNoun(remarks: readonly Remark[], last: number): boolean {
  const { state, segment } = remarks[last + 1] ?? {}
  return state === 'shown' && !segment?.after
}

/**
 * Whether a noun phrase can be the object of an action, unlike a time of day or a colour. Clothes follow directly, as in
 * "matching suits": in "laughing in yellow boots", they belong to the person.
 */
function isNounOf(noun: Segment, { facts, generic, unwanted, start }: Item, isNext: boolean): boolean {
  if (unwanted || start > noun.start) return false
  return generic !== undefined || facts.some(({ kind }) => OBJECTS.has(kind) || (isNext && kind === 'attire'))
}

const OBJECTS: ReadonlySet<string> = new Set([
  ...['object', 'venue', 'person', 'seat', 'table', 'structure', 'flower', 'leaf'],
])

/** Returns the positions of a thing in or on another thing, as in "a cat in a basket". Images show both apart. */
function relationsOf(remarks: readonly Remark[]): Span[] {
  const isEdit = remarks.some(({ segment }) => meaningOf(segment, 'verb'))
  return remarks.flatMap(({ state, claim }, at) => {
    if (state !== 'shown' || !isThing(claim)) return []
    const next = nextShown(remarks, at)
    const other = next === undefined ? undefined : remarks[next]?.claim
    if (next === undefined || !other || other === claim || !isThing(other) || isFloor(other)) return []
    const preposition = remarks.slice(at + 1, next).find(({ segment }) => isPosition(segment, isEdit))
    return preposition ? [{ start: preposition.segment.start, end: other.end }] : []
  })
}

/** Whether a word states a position. In an edit such as "cambia faroles por velas", it names the replacement. */
function isPosition(segment: Segment, isEdit: boolean): boolean {
  return Boolean(meaningOf(segment, 'places')) && !(isEdit && meaningOf(segment, 'into'))
}

function isThing(item: Item | undefined): boolean {
  if (!item || item.unwanted) return false
  return item.facts.some(({ kind }) => kind === 'object')
}

/** Whether things usually stand on or beside a thing. */
function isFloor({ facts }: Item): boolean {
  return facts.some(({ name }) => FLOORS.has(name))
}

const FLOORS: ReadonlySet<string> = new Set(['runner', 'rug', 'dance-floor', 'stage', 'dessert-table', 'cake-table'])

/** Returns the position of the next shown word of the clause, if only a few silent words precede it. */
function nextShown(remarks: readonly Remark[], from: number): number | undefined {
  const next = remarks.findIndex(({ state }, at) => at > from && state !== 'silent')
  return next > 0 && remarks[next]?.state === 'shown' && isJoined(remarks, from, next) ? next : undefined
}

/** Whether only a few words such as "in the" stand between two positions of a clause. */
function isJoined(remarks: readonly Remark[], from: number, to: number): boolean {
  const between = remarks.slice(from + 1, to)
  const isClause = remarks.slice(from + 1, to + 1).every(({ segment }) => !segment.after)
  return isClause && between.length <= MAX_JOINTS && between.every(isJoint)
}

function isJoint({ state, segment }: Remark): boolean {
  if (state !== 'silent' || segment.quote !== undefined) return false
  return isPreposition(segment) || !BREAKS.some((role) => meaningOf(segment, role))
}

function isPreposition(segment: Segment): boolean {
  return PREPOSITIONS.some((role) => meaningOf(segment, role))
}

/** Returns the position of the preposition before a phrase, as in "in the basket". Otherwise returns the position itself. */
function prepositionBefore(remarks: readonly Remark[], first: number): number {
  for (let at = first - 1; at >= 0 && isJoined(remarks, at - 1, first); at--) {
    const { segment } = remarks[at] as Remark
    if (!isJoint(remarks[at] as Remark)) return first
    if (isPreposition(segment)) return at
  }
  return first
}
