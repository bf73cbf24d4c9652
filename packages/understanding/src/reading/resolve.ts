import type { Fact } from '../description.ts'
import type { Meaning, MeaningOf } from '../lexicon/meaning.ts'
import { beforeAdverbs, leadsToNoun, needsNoun } from './describing.ts'
import { isUnknown, meaningOf, namesKind, type Segment } from './segment.ts'

/** A segment of the prompt with the meaning that fits its context. `meanings` still contains all possible meanings. */
export interface ResolvedSegment extends Segment {
  meaning?: Meaning
}

const CONTENT = ['generic', 'target', 'event', 'number', 'body', 'group'] as const
/** The maximum distance in segments between a preposition and its noun. */
const REACH = 3

/** Chooses one meaning for each segment of a prompt, depending on the neighbouring segments. */
export function resolveAll(segments: readonly Segment[], edit: boolean): ResolvedSegment[] {
  const bodies = bodyAttributes(segments)
  return segments.map((segment, at) => {
    const meaning = bodies.get(at) ?? resolve(segments, at, edit)
    return meaning ? { ...segment, meaning } : segment
  })
}

function resolve(segments: readonly Segment[], at: number, edit: boolean): Meaning | undefined {
  const segment = segments[at] as Segment
  const verb = meaningOf(segment, 'verb')
  if (edit && verb && (segment.meanings.length === 1 || startsClause(segments, at) || isParticle(segments, at)))
    return verb
  if (edit && meaningOf(segment, 'closeUp')) return { role: 'verb', verb: 'zoomIn' }
  if (meaningOf(segment, 'colourWord') && isBesideColour(segments, at)) return undefined
  const modifier = meaningOf(segment, 'modifier')
  if (modifier && isBeforeColour(segments, at)) return modifier
  const colour = meaningOf(segment, 'colour')
  const facts = segment.meanings.filter((meaning) => meaning.role === 'facts')
  const quality = meaningOf(segment, 'quality')
  if (quality && isQuality(segments, at, edit)) return quality
  const isNoun = edit && isRecoloured(segments, at)
  if (colour && (!facts.length || (!isNoun && isColour(segments, at)))) return colour
  if (facts.length) return chooseFacts(facts, segments, at, edit)
  if (modifier) return modifier
  for (const role of CONTENT) {
    const found = meaningOf(segment, role)
    if (found) return found
  }
  return isBesidePerson(segments, at) ? meaningOf(segment, 'hair') : undefined
}

/** Whether a person stands next to a word such as "ginger", which then names the hair. */
function isBesidePerson(segments: readonly Segment[], at: number): boolean {
  const near = segments.slice(Math.max(0, at - REACH), at + REACH)
  return near.some(
    (segment) => namesKind(segment, ['person']) || meaningOf(segment, 'partner') || meaningOf(segment, 'we'),
  )
}

/** Whether a word such as "out" ends a clause, as in "take two lanterns out" or "lilies out". */
function isParticle(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (next && !next.after) return false
  for (let i = at - 1; i >= 0; i--) {
    if (meaningOf(segments[i], 'take')) return true
    if (segments[i + 1]?.after === '.') return false
  }
  const isRemoval = meaningOf(segments[at], 'verb')?.verb === 'remove'
  const hasVerb = segments.slice(0, at).some((segment) => meaningOf(segment, 'verb'))
  return isRemoval && !hasVerb && at > 0
}

/** Whether a word such as "colour" only marks a neighbouring word as a colour, as in "colour ivory". */
function isBesideColour(segments: readonly Segment[], at: number): boolean {
  const [previous, next] = [segments[at - 1], segments[at + 1]]
  return Boolean(meaningOf(previous, 'colour') || (next && !next.after && meaningOf(next, 'colour')))
}

/**
 * Whether a word that may be a quality is one in its context. Without a noun, "hanging" means nothing, and "silk" is a
 * fabric. A style such as "vintage" describes the whole scene.
 */
function isQuality(segments: readonly Segment[], at: number, edit: boolean): boolean {
  const segment = segments[at] as Segment
  if (namesKind(segment, ['style'])) return false
  const isOther = segment.meanings.some(({ role }) => role === 'facts' || role === 'target' || role === 'generic')
  if (leadsToNoun(segments, at)) return true
  if (edit && needsNoun(segment)) return false
  const previous = beforeAdverbs(segments, at)
  const isAfterNoun = (['facts', 'generic', 'quality'] as const).some((role) => meaningOf(previous, role))
  const follows = !segment.after && isAfterNoun && !meaningOf(previous, 'colour')
  return follows || !(isOther || needsNoun(segment))
}

function startsClause(segments: readonly Segment[], at: number): boolean {
  for (let i = at; i > 0; i--) {
    const previous = segments[i - 1] as Segment
    if (segments[i]?.after || meaningOf(previous, 'and')) return true
    if (!meaningOf(previous, 'filler')) return false
  }
  return true
}

function isBeforeColour(segments: readonly Segment[], at: number): boolean {
  const next = segments[at + 1]
  if (!next || next.after) return false
  return (
    Boolean(meaningOf(next, 'colour')) || (Boolean(meaningOf(next, 'modifier')) && isBeforeColour(segments, at + 1))
  )
}

/** Whether a colour follows a word at the end of a clause of an edit: "make the roses pink". */
function isRecoloured(segments: readonly Segment[], at: number): boolean {
  const [next, after] = [segments[at + 1], segments[at + 2]]
  const isEnd = after?.after !== '' || Boolean(meaningOf(after, 'and'))
  return next !== undefined && !next.after && isPureColour(next) && isEnd
}

/** Whether an ambiguous word, such as "lavender", means the colour in its context instead of the object. */
function isColour(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at] as Segment
  const previous = segments[at - 1]
  const next = segments[at + 1]
  if (previous && !segment.after && (meaningOf(previous, 'modifier') || meaningOf(previous, 'colourWord'))) return true
  if (next && !next.after && meaningOf(next, 'colourWord')) return true
  if (next && !next.after && isColourable(next)) return true
  if (previous && !segment.after && meaningOf(previous, 'wears') && isWearer(segments[at - 2])) return true
  // In many languages, a colour follows its noun, as in "servilletas lavanda".
  if (previous && !segment.after && (isColourable(previous) || namesKind(previous, ['structure', 'table']))) return true
  return isPureColour(joined(segments, at, 1)) || (isPureColour(joined(segments, at, -1)) && !isAfterNoun(segments, at))
}

/**
 * Whether the colour before a comma belongs to a noun before it. Then no list of colours continues: "nappe blanche,
 * citrons" names lemons.
 */
function isAfterNoun(segments: readonly Segment[], at: number): boolean {
  const [noun, colour] = [segments[at - 2], segments[at - 1]]
  return Boolean(segments[at]?.after && noun && colour && !colour.after && isColourable(noun) && !isPureColour(noun))
}

function isColourable(segment: Segment): boolean {
  if (meaningOf(segment, 'filler') || meaningOf(segment, 'event')) return false
  if (meaningOf(segment, 'target') || meaningOf(segment, 'generic')) return true
  return segment.meanings.some(
    (meaning) =>
      meaning.role === 'facts' &&
      meaning.facts.some(({ kind }) => kind === 'object' || kind === 'attire' || kind === 'seat' || kind === 'flower'),
  )
}

function isWearer(segment: Segment | undefined): boolean {
  return Boolean(segment && (meaningOf(segment, 'wearer') || namesKind(segment, ['person', 'attire'])))
}

/** Returns the neighbouring entry of a list, across "and" or a comma. */
function joined(segments: readonly Segment[], at: number, step: 1 | -1): Segment | undefined {
  const next = segments[at + step]
  if (!next) return undefined
  if (meaningOf(next, 'and')) return segments[at + step * 2]
  const comma = step > 0 ? next.after : (segments[at] as Segment).after
  return comma === ',' ? next : undefined
}

function isPureColour(segment: Segment | undefined): boolean {
  if (!segment) return false
  return Boolean(meaningOf(segment, 'colour')) && !meaningOf(segment, 'facts')
}

type Facts = MeaningOf<'facts'>

function chooseFacts(options: readonly Facts[], segments: readonly Segment[], at: number, edit: boolean): Facts {
  const [first] = options as [Facts]
  if (options.length === 1) return first
  const phrase = options.find(({ facts }) => facts.length !== 1)
  if (phrase) return phrase
  for (const kind of preferredKinds(segments, at, edit)) {
    const found = options.find(({ facts }) => facts[0]?.kind === kind)
    if (found) return found
  }
  return first
}

function preferredKinds(segments: readonly Segment[], at: number, edit: boolean): Fact['kind'][] {
  const next = segments[at + 1]
  const before = precedingRole(segments, at)
  if (before === 'closeUp') return ['view']
  if (before === 'under') return ['structure', 'venue', 'object']
  if (before === 'places') return ['venue', 'object', 'view']
  if (next && !next.after && meaningOf(next, 'event')) return ['venue', 'culture', 'style', 'structure']
  if (!edit && isFirstContent(segments, at)) return ['view', 'object']
  return ['attire', 'flower', 'object', 'structure', 'venue']
}

function precedingRole(segments: readonly Segment[], at: number): 'under' | 'places' | 'closeUp' | undefined {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i--) {
    if (segments[i + 1]?.after) return undefined
    for (const role of ['closeUp', 'under', 'places'] as const) if (meaningOf(segments[i], role)) return role
    if (isContent(segments[i] as Segment)) return undefined
  }
  return undefined
}

function isFirstContent(segments: readonly Segment[], at: number): boolean {
  return segments.slice(0, at).every((segment) => !isContent(segment) || onlyDescribes(segment))
}

/** Whether a segment can only describe the next noun, as a colour, a number or a style does. */
function onlyDescribes(segment: Segment): boolean {
  return Boolean(meaningOf(segment, 'colour') || meaningOf(segment, 'number') || namesKind(segment, ['style']))
}

function isContent(segment: Segment): boolean {
  if (isUnknown(segment) || segment.quote !== undefined) return true
  return segment.meanings.some(({ role }) => role === 'facts' || role === 'generic' || role === 'event')
}

/**
 * Finds hair and skin colours: "red" in "red hair", "dark" in "dark skin" or "her skin is dark", "black" in "a black
 * bride".
 */
function bodyAttributes(segments: readonly Segment[]): Map<number, Meaning> {
  const found = new Map<number, Meaning>()
  segments.forEach((segment, at) => {
    const body = meaningOf(segment, 'body')
    const previous = segments[at - 1]
    if (body) {
      const index = [at - 1, at + 1, at + 2, at + 3, at - 2].find(
        (i) =>
          meaningOf(segments[i], body.part) && !(i > at && segments.slice(at + 1, i + 1).some(({ after }) => after)),
      )
      const attribute = index === undefined ? undefined : meaningOf(segments[index], body.part)
      if (attribute && index !== undefined) {
        found.set(index, attribute)
        found.set(at, body)
      }
    } else if (previous && !segment.after && namesKind(segment, ['person']) && !namesKind(segment, ['object'])) {
      const skin = meaningOf(previous, 'skin')
      if (skin && meaningOf(previous, 'colour') && isCoupleMember(segment)) found.set(at - 1, skin)
    }
  })
  return found
}

function isCoupleMember(segment: Segment): boolean {
  return segment.meanings.some(
    (meaning) =>
      meaning.role === 'facts' &&
      meaning.facts.some(({ name }) => name === 'bride' || name === 'groom' || name === 'couple'),
  )
}
