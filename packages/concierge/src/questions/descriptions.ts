import type { VendorProfile } from '../facts/profile.ts'
import type { Dialogue } from './dialogue.ts'
import { isNegated } from './negation.ts'
import type { SortOrder } from './query.ts'
import type { Reading } from './reading.ts'
import { stem } from './stem.ts'
import { wordsOf } from './tokens.ts'

/** Words that stand for a vendor after a description: "the oakland one", "the taco place". */
const HEADS = new Set(wordsOf('one place guy girl lady woman man people folks company team shop spot vendor option'))
/** Words after which a description goes on: "the one with the bus". */
const LINKS = new Set(wordsOf('with that who which from in at has does'))
const DETERMINERS = new Set(wordsOf('the that this'))
const MAX_BEFORE = 3
const MAX_AFTER = 5

/** The vendor that a question describes, such as "the pricier one" or "the one with the bus". */
export interface Description {
  id: number
  /** The positions of the words of the description. They are no condition of their own. */
  tokens: ReadonlySet<number>
}

/** Finds the vendor of the conversation that a question describes. Returns null if none or several match. */
export function readDescription(
  reading: Reading,
  dialogue: Dialogue,
  profileOf: (id: number) => VendorProfile | undefined,
): Description | null {
  if (reading.language !== 'en') return null
  const profiles = (ids: readonly number[]) => ids.flatMap((id) => profileOf(id) ?? [])
  for (const span of findSpans(reading)) {
    const id = byComparison(span, reading, profiles(dialogue.list)) ?? byWords(span, reading, profiles(dialogue.seen))
    if (id !== null) return { id, tokens: new Set([...span.before, ...span.after, span.head]) }
  }
  return null
}

interface Span {
  head: number
  before: readonly number[]
  after: readonly number[]
}

/** Finds "the … one" and "the one with …". */
function findSpans(reading: Reading): Span[] {
  const { tokens, tags, names } = reading
  const spans: Span[] = []
  for (let start = 0; start < tokens.length; start++) {
    if (!DETERMINERS.has(tokens[start]?.word ?? '')) continue
    for (let head = start + 1; head <= start + 1 + MAX_BEFORE && head < tokens.length; head++) {
      if (isHead(head, tokens[head]?.word ?? '', tokens[head]?.said ?? '', tags)) {
        const before = range(start + 1, head)
        if (before.some((at) => isReference(at, tags)) || isNegated(start, tokens, tags, names)) break
        if (tags.has(head, 'category') && !before.every((at) => isContent(at, reading))) break
        const after = LINKS.has(tokens[head + 1]?.word ?? '') ? clauseFrom(head + 2, tokens) : []
        if (before.length + after.length > 0) spans.push({ head, before, after })
        break
      }
      if (tokens[head]?.endsClause || tags.has(head, 'cue', 'verb')) break
    }
  }
  return spans
}

function isHead(at: number, word: string, said: string, tags: Reading['tags']): boolean {
  const isPossessive = /['’]s$/.test(said) && HEADS.has(word.slice(0, -1))
  return HEADS.has(word) || isPossessive || tags.has(at, 'category')
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i)

function clauseFrom(start: number, tokens: Reading['tokens']): number[] {
  const found: number[] = []
  for (let at = start; at < Math.min(tokens.length, start + MAX_AFTER); at++) {
    found.push(at)
    if (tokens[at]?.endsClause) break
  }
  return found
}

/** "The pricier one" of the last list. */
function byComparison({ before }: Span, { tokens, tags }: Reading, list: readonly VendorProfile[]): number | null {
  const at = before.find((position) => tags.has(position, 'sort'))
  if (at === undefined || list.length < 2) return null
  const words = tokens.slice(at, tags.endOf(at)).map(({ word }) => word)
  const isComparative = words.some((word) => /(?:er|ier)$/.test(word) || word === 'more' || word === 'less')
  const number = NUMBERS[tags.nameAt(at, 'sort') ?? '']
  if (!number || !isComparative) return null
  const known = list.flatMap((vendor) => {
    const value = number(vendor)
    return value === undefined ? [] : [{ id: vendor.id, value }]
  })
  return known.toSorted((a, b) => b.value - a.value)[0]?.id ?? null
}

const lowest = ({ packages }: VendorProfile) =>
  packages.length > 0 ? Math.min(...packages.map(({ price }) => price)) : undefined
const largest = ({ facts }: VendorProfile) => {
  const sizes = facts.flatMap(({ kind, max }) => (kind === 'capacity' && max !== undefined ? [max] : []))
  return sizes.length > 0 ? Math.max(...sizes) : undefined
}
const negative = (value: number | undefined) => (value === undefined ? undefined : -value)

/** The number by which an order ranks vendors, largest first. */
const NUMBERS: Readonly<Partial<Record<string, (vendor: VendorProfile) => number | undefined>>> = {
  cheaper: (vendor) => negative(lowest(vendor)),
  cheapest: (vendor) => negative(lowest(vendor)),
  dearest: lowest,
  largest,
  smallest: (vendor) => negative(largest(vendor)),
  'best-rated': ({ rating }) => rating ?? undefined,
  'most-reviewed': ({ reviewCount }) => reviewCount,
} satisfies Partial<Record<SortOrder | 'cheaper', (vendor: VendorProfile) => number | undefined>>

/** The vendor whose town, name, category or texts contain all words of a description. */
function byWords({ before, after }: Span, reading: Reading, seen: readonly VendorProfile[]): number | null {
  const words = [...before, ...after].filter((at) => isContent(at, reading))
  if (words.length === 0) return null
  const scored = seen.flatMap((vendor, index) => {
    const scores = words.map((at) => matchOf(at, vendor, reading))
    const total = scores.reduce((sum, score) => sum + score, 0)
    return scores.every((score) => score > 0) ? [{ id: vendor.id, total, index }] : []
  })
  const best = Math.max(...scored.map(({ total }) => total))
  const first = scored.filter(({ total }) => total === best)
  return first.length === 1 ? (first[0]?.id ?? null) : null
}

/** "The second one" and "the other one" are references of their own. */
function isReference(at: number, tags: Reading['tags']): boolean {
  return tags.has(at, 'ordinal') || tags.has(at, 'cue', 'other') || tags.has(at, 'cue', 'same')
}

function isContent(at: number, { tokens, tags, places }: Reading): boolean {
  if (places.some((place) => place.at <= at && at < place.at + place.length)) return true
  const isPlain = tags.has(at, 'filler') && !['topic', 'category'].some((kind) => isTag(at, kind, tags))
  return !isPlain && /^\p{L}{2,}/u.test(tokens[at]?.word ?? '')
}

function isTag(at: number, kind: string, { matches }: Reading['tags']): boolean {
  return matches.some(
    (match) => match.at <= at && at < match.at + match.length && match.tags.some((tag) => tag.kind === kind),
  )
}

/** 0 if the profile does not contain a word of a description. A town or a name says more than other texts. */
function matchOf(at: number, vendor: VendorProfile, { tokens, places }: Reading): number {
  const place = places.find((one) => one.at <= at && at < one.at + one.length)
  if (place) return place.places.some((name) => vendor.location.startsWith(name)) ? 3 : 0
  const wanted = stem(tokens[at]?.word ?? '', 'en')
  const has = (texts: readonly string[]) =>
    texts.some((text) => wordsOf(text).some((word) => stem(word, 'en') === wanted))
  if (has([vendor.name])) return 3
  if (has([...vendor.services, ...vendor.categories])) return 2
  return has([...vendor.about, ...vendor.packages.map(({ name, description }) => `${name} ${description}`)]) ? 1 : 0
}
