import type { Meaning } from '../lexicon/meaning.ts'
import type { Item, Reading, Span } from './reading.ts'
import { type Remark, remarksOf } from './remarks.ts'
import type { Segment } from './segment.ts'

/** Roles of words that only connect or frame what a prompt says. */
const SILENT: ReadonlySet<Meaning['role']> = new Set([
  ...(['negation', 'trailingNegation', 'negationEnd', 'tooMany', 'insteadOf', 'less', 'more', 'and', 'or'] as const),
  ...(['of', 'places', 'under', 'wears', 'says', 'closeUp', 'single', 'into', 'pronoun', 'storyEnd'] as const),
  ...([
    'relative',
    'than',
    'we',
    'canGo',
    'otherRequest',
    'keep',
    'take',
    'colourWord',
    'wearer',
    'verb',
    'partner',
  ] as const),
  ...(['filler', 'factor', 'excess'] as const),
])
/** Roles of words that only say how many or how large something is, or how strong a colour is. */
const DEGREES: ReadonlySet<Meaning['role']> = new Set(['number', 'smaller', 'bigger', 'modifier', 'unit'])

/**
 * Returns everything that a prompt says but its facts do not show, as phrases: unknown words, words that images never
 * show, and noun phrases without facts. Contiguous words are one phrase.
 */
export function findLeftovers(segments: readonly Segment[], reading: Reading): Span[] {
  const hasParty = reading.items.some(({ facts }) =>
    facts.some(({ kind, name }) => kind === 'table' || PARTIES.has(name)),
  )
  const claims = reading.items.filter((item) => isClaimed(item, hasParty))
  const inside = reading.unknown.filter((span) => claims.some((claim) => contains(claim, span)))
  const unknown = reading.unknown.filter((span) => !inside.includes(span))
  const remarks = segments.map((segment): Remark => {
    const claim = claims.find((item) => contains(item, segment))
    if (unknown.some((span) => contains(span, segment))) return said(segment)
    const isSettled = [...inside, ...reading.settled].some((span) => contains(span, segment))
    if (isSettled && (!claim || segment.meanings.length === 0)) return { segment, state: 'silent' }
    return remarkOf(segment, claim)
  })
  const things = inside.filter((span) => segments.some((segment) => contains(span, segment) && !isDegree(segment)))
  return [...things, ...remarksOf(remarks).map((phrase) => widened(phrase, unknown))]
}

/** Views of a meal or of dancing. */
const PARTIES: ReadonlySet<string> = new Set(['long-tables', 'round-tables', 'tablescape', 'dance-floor'])

/** Whether the image shows or excludes something for a noun phrase. Every image shows a wedding. */
function isClaimed(item: Item, hasParty: boolean) {
  const { unwanted, facts, colours, implied, event, target, generic, group, isRegion } = item
  if (unwanted || facts.length || colours.length || implied || isRegion) return true
  return (
    event === 'any' ||
    event === 'ceremony' ||
    (event !== undefined && hasParty) ||
    generic !== undefined ||
    group !== undefined ||
    target === 'palette'
  )
}

function remarkOf(segment: Segment, claim: Item | undefined): Remark {
  const roles = segment.meanings.map(({ role }) => role)
  if (segment.quote !== undefined) return { segment, state: 'silent' }
  if (roles.length === 0) return { segment, state: 'said' }
  const isContent = roles.some((role) => role !== 'unshown' && !SILENT.has(role))
  if (isContent && claim) return { segment, state: 'shown', claim }
  if (roles.includes('unshown')) return { segment, state: 'said', isNarration: true }
  if (roles.some((role) => SILENT.has(role))) return { segment, state: 'silent' }
  return said(segment)
}

function said(segment: Segment): Remark {
  return { segment, state: 'said', ...(isDegree(segment) && { isDegree: true }) }
}

function isDegree({ meanings }: Segment): boolean {
  return meanings.some(({ role }) => DEGREES.has(role))
}

/** Extends a phrase to the unknown words that begin or end outside its segments, such as compounds with a hyphen. */
function widened(phrase: Span, unknown: readonly Span[]): Span {
  const touching = unknown.filter(({ start, end }) => start < phrase.end && end > phrase.start)
  return {
    start: Math.min(phrase.start, ...touching.map(({ start }) => start)),
    end: Math.max(phrase.end, ...touching.map(({ end }) => end)),
  }
}

function contains(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
