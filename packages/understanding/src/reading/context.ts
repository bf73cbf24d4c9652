import type { Meaning } from '../lexicon/meaning.ts'
import type { Item } from './reading.ts'
import type { ResolvedSegment } from './resolve.ts'
import { meaningOf, namesKind } from './segment.ts'

/**
 * The number of following segments in which an "or" extends a negation across commas, as in "no roses, peonies or
 * balloons".
 */
const OR_REACH = 8

/**
 * Whether a word ends a negation. A preposition ends the negation only after an excluded item: "not in a church, but
 * without an arch on the beach".
 */
export function endsNegation(segment: ResolvedSegment, hasItem: boolean): boolean {
  if (segment.meaning && segment.meaning.role !== 'event') return false
  const isPlace = Boolean(meaningOf(segment, 'places') ?? meaningOf(segment, 'under'))
  if (isPlace) return hasItem
  return Boolean(meaningOf(segment, 'negationEnd') ?? meaningOf(segment, 'more'))
}

/** Whether a segment of the prompt is a colour or a colour modifier. */
export function isColourSegment(segment: ResolvedSegment | undefined): boolean {
  return segment?.meaning?.role === 'colour' || segment?.meaning?.role === 'modifier'
}

/** Whether a list of colours continues after a comma, as in "ivory, blush and sage". */
export function isListed(segments: readonly ResolvedSegment[], at: number): boolean {
  const segment = segments[at]
  return isColourSegment(segment) || (Boolean(meaningOf(segment, 'and')) && isColourSegment(segments[at + 1]))
}

export function orAhead(segments: readonly ResolvedSegment[], at: number): boolean {
  for (const segment of segments.slice(at, at + OR_REACH)) {
    if (segment.after === '.' || meaningOf(segment, 'negationEnd')) return false
    if (meaningOf(segment, 'or')) return true
  }
  return false
}

export function isPersonNext(segment: ResolvedSegment | undefined): boolean {
  return segment !== undefined && !segment.after && namesKind(segment, ['person'])
}

export function isAdjacent({ end }: Item, { start, after }: ResolvedSegment): boolean {
  return after === '' && start - end <= 1
}

/** Whether a phrase names a special kind of its concept, which the image shows only in general. */
export function isSpecific({ meanings }: ResolvedSegment, meaning: Meaning): boolean {
  if (meaning.role !== 'facts') return false
  const names = meaning.facts.map(({ kind, name }) => `${kind}:${name}`)
  return meanings.some((other) => other.role === 'specific' && names.includes(other.of))
}

export function isAtmosphere({ facts }: Item): boolean {
  return facts.length > 0 && facts.every(({ kind }) => kind === 'weather')
}
