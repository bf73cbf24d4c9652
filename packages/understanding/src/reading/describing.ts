import type { QualityName } from '../concepts.ts'
import { isUnknown, meaningOf, namesKind, type Segment } from './segment.ts'

/** Whether a word describes a noun after it, with only colours, numbers and other describing words between them. */
export function leadsToNoun(segments: readonly Segment[], at: number): boolean {
  // In "black linen and gold chairs", the word before "and" is a noun itself.
  const mayBeNoun = isNoun(segments[at] as Segment)
  let isNounSeen = false
  for (let i = at + 1; i < segments.length; i++) {
    const segment = segments[i] as Segment
    if (segment.after || segment.quote !== undefined) return isNounSeen
    const isJoined = !mayBeNoun && meaningOf(segment, 'and') && isDescribing(segments[i + 1])
    if (!isDescribing(segment) && !isJoined) return isNounSeen || isNoun(segment)
    // A word such as "lavender" may be a colour or a noun. In "linen lavender", it is a colour.
    isNounSeen ||= isNoun(segment) && !(mayBeNoun && meaningOf(segment, 'colour'))
  }
  return isNounSeen
}

function isDescribing(segment: Segment | undefined): boolean {
  if (!segment || segment.after) return false
  return (['colour', 'modifier', 'number', 'quality'] as const).some((role) => meaningOf(segment, role))
}

function isNoun(segment: Segment): boolean {
  if (isUnknown(segment) || meaningOf(segment, 'generic') || meaningOf(segment, 'target')) return true
  if (meaningOf(segment, 'event') || meaningOf(segment, 'group')) return true
  return meaningOf(segment, 'facts') !== undefined && !namesKind(segment, ['time', 'weather', 'season', 'style'])
}

/** Returns the word before a position, without adverbs such as "very" in "un velo muy largo". */
export function beforeAdverbs<S extends Segment>(segments: readonly S[], at: number): S | undefined {
  const previous = segments[at - 1]
  const isAdverb = previous?.meanings.every(({ role }) => role === 'filler') && previous.meanings.length > 0
  return isAdverb && !previous?.after && !segments[at]?.after ? segments[at - 2] : previous
}

/** Positions and states. Without a noun next to them, they only say where something is: "hanging from the trees". */
const STATES: ReadonlySet<QualityName> = new Set(['glowing', 'hanging', 'floating', 'falling', 'flying', 'scattered'])

/** Whether a word describes only an adjacent noun and otherwise means nothing, as "hanging" and "tall" do. */
export function needsNoun(segment: Segment): boolean {
  const quality = meaningOf(segment, 'quality')
  if (quality && STATES.has(quality.name)) return true
  return (['filler', 'less', 'more', 'smaller', 'bigger'] as const).some((role) => meaningOf(segment, role))
}
