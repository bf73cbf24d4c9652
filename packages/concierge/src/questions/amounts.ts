import type { Match } from './lexicon.ts'
import { isNumber, type Token } from './tokens.ts'

export type AmountUnit = 'guests' | 'money' | 'stars' | 'other'

/** A number of a question with its unit. */
export interface Amount {
  at: number
  length: number
  value: number
  unit: AmountUnit | null
  bound: 'exact' | 'min' | 'max' | 'at-most'
  /** The lower end of a range such as "between 1 and 2k". */
  from?: number
}

interface NumberSpan {
  at: number
  length: number
  value: number
  /** Whether "k" or "thousand" is a part of the number. */
  isThousands: boolean
  isWord: boolean
}

/** The meanings of the tokens of a question. */
export interface TagLookup {
  has(at: number, kind: Match['tags'][number]['kind'], name?: string): boolean
  nameAt(at: number, kind: Match['tags'][number]['kind']): string | undefined
  /** The first position after the phrase at a position. */
  endOf(at: number): number
}

/** Numbers that are read as a year unless a currency marks them as money. */
const YEAR = /^20[2-4]\d$/
/** "For 4000" is money, "for 300" are guests. */
const MAX_GUESTS = 3000
const MIN_BARE_MONEY = 500

/** Extracts the numbers of a question with their units and bounds. */
export function readAmounts(tokens: readonly Token[], tags: TagLookup, taken: ReadonlySet<number>): Amount[] {
  const spans = mergeRanges(findNumbers(tokens, tags, taken), tokens, tags)
  return spans.map((span) => ({ ...span, ...unitAndBound(span, tokens, tags) }))
}

function findNumbers(tokens: readonly Token[], tags: TagLookup, taken: ReadonlySet<number>): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (let at = 0; at < tokens.length; at++) {
    const span = taken.has(at) ? null : (digitsAt(tokens, tags, at) ?? wordsAt(tokens, tags, at))
    if (!span) continue
    if (!isArticle(span, tags)) spans.push(span)
    at += span.length - 1
  }
  return spans
}

/** "One" and "una" are numbers only before guests: "for one person". */
function isArticle({ at, length, value, isWord }: NumberSpan, tags: TagLookup): boolean {
  return isWord && value === 1 && !tags.has(at + length, 'cue', 'guests')
}

function digitsAt(tokens: readonly Token[], tags: TagLookup, at: number): NumberSpan | null {
  const token = tokens[at]
  if (!token || !isNumber(token)) return null
  const value = toNumber(token.word)
  if (!Number.isFinite(value)) return null
  const next = Number(tags.nameAt(at + 1, 'number') ?? 0)
  const isThousands = next === 1000 || next === 10_000
  const factor = next >= 12 && next !== 20 && (next % 100 === 0 || next === 12) ? next : 1
  return { at, length: factor > 1 ? 2 : 1, value: value * factor, isThousands, isWord: false }
}

/** Reads digits with separators. Three digits after a separator are thousands: "2.500", "2,500". */
export function toNumber(text: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  const decimal = /^(\d+(?:[.,]\d{3})*)[.,](\d{1,2})$/.exec(text)
  if (decimal) return Number(`${decimal[1]?.replace(/[.,]/g, '')}.${decimal[2]}`)
  return Number(text.replace(/[.,]/g, ''))
}

function wordsAt(tokens: readonly Token[], tags: TagLookup, at: number): NumberSpan | null {
  let [total, current, end] = [0, 0, at]
  let isThousands = false
  for (; end < tokens.length; end++) {
    const name = tags.nameAt(end, 'number')
    if (name === undefined || isNumber(tokens[end] ?? { said: '', word: '', endsClause: false })) {
      // "And" and "y" connect parts of a number: "two hundred and fifty", "treinta y cinco".
      const isLink = end > at && tags.has(end, 'cue', 'also') && tags.nameAt(end + 1, 'number') !== undefined
      if (!isLink || current < 20) break
      continue
    }
    const value = Number(name)
    if (value >= 1000) {
      total += Math.max(1, current) * value
      current = 0
      isThousands ||= value === 1000
    } else if (value === 100 || value === 12 || (value === 10 && /\p{Script=Han}/u.test(tokens[end]?.word ?? '')))
      current =
        value === 12 && current === 0 ? 12 : Math.floor(current / 100) * 100 + Math.max(1, current % 100) * value
    else current += value
    if (tokens[end]?.endsClause) {
      end++
      break
    }
  }
  const value = total + current
  // A lone "grand" or "k" is no number, but "a grand" is.
  const isMultiplier = end === at + 1 && value >= 1000 && !isArticleAt(at - 1, tokens)
  if (value === 0 || end === at || isMultiplier) return null
  const half = halfAfter(end, value, tokens)
  return { at, length: end - at + half.length, value: value + half.value, isThousands, isWord: true }
}

const isArticleAt = (at: number, tokens: readonly Token[]) => /^an?$/.test(tokens[at]?.word ?? '')

/** "And a half" after "a grand" or "two thousand" is half of the multiplier. */
function halfAfter(end: number, value: number, tokens: readonly Token[]): { value: number; length: number } {
  const isHalf = ['and', 'a', 'half'].every((word, i) => tokens[end + i]?.word === word)
  const multiplier = value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : 0
  return isHalf && multiplier > 0 ? { value: multiplier / 2, length: 3 } : { value: 0, length: 0 }
}

/** Merges "1 to 2k", "2000-3000" and "between 1 and 2k" to one range. */
function mergeRanges(
  spans: readonly NumberSpan[],
  tokens: readonly Token[],
  tags: TagLookup,
): (NumberSpan & { from?: number })[] {
  const merged: (NumberSpan & { from?: number })[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    const gap = last ? span.at - (last.at + last.length) : -1
    const isJoined =
      gap === 0 ||
      (gap === 1 && isRangeWord(last ? last.at + last.length : 0, tokens, tags)) ||
      (gap === 2 && isCurrency(span.at - 1, tags) && isRangeWord(span.at - 2, tokens, tags))
    if (last && last.from === undefined && isJoined && !last.isWord === !span.isWord) {
      const from = span.isThousands && !last.isThousands && last.value < 100 ? last.value * 1000 : last.value
      if (from < span.value) {
        merged[merged.length - 1] = { ...span, at: last.at, length: span.at + span.length - last.at, from }
        continue
      }
    }
    merged.push(span)
  }
  return merged
}

const RANGE_WORDS = new Set([
  'to',
  'and',
  'a',
  'y',
  'et',
  'bis',
  'und',
  'e',
  'ate',
  'al',
  'o',
  'or',
  '到',
  '至',
  'الي',
  'و',
])
const isRangeWord = (at: number, tokens: readonly Token[], tags: TagLookup) =>
  RANGE_WORDS.has(tokens[at]?.word ?? '') || isCurrency(at, tags)
const isCurrency = (at: number, tags: TagLookup) => tags.has(at, 'cue', 'money')

function unitAndBound(
  span: NumberSpan & { from?: number },
  tokens: readonly Token[],
  tags: TagLookup,
): Pick<Amount, 'unit' | 'bound'> {
  const start = isArticleAt(span.at - 1, tokens) ? span.at - 1 : span.at
  const before = cueBefore(start, tokens, tags)
  const bound = span.from !== undefined ? 'max' : before.bound
  const unit =
    unitAfter(span, tokens, tags) ??
    (isCurrency(start - 1, tags) ? 'money' : null) ??
    (followsCrowd(start, tokens, tags) || isHeld(span, start, tokens) ? 'guests' : null)
  const text = tokens[span.at]?.word ?? ''
  if (unit === null && !span.isThousands && YEAR.test(text) && before.bound === 'exact') return { unit: 'other', bound }
  if (unit !== null) return { unit, bound: boundAfter(span, tags) ?? bound }
  if (span.isThousands) return { unit: 'money', bound }
  // "We have fifteen hundred for a photographer" is a budget.
  const isForThing = span.value >= MIN_BARE_MONEY && tokens[span.at + span.length]?.word === 'for'
  if (isForThing && before.bound === 'exact') return { unit: 'money', bound: 'max' }
  if (before.bound !== 'exact' || span.from !== undefined) return { unit: span.value >= 40 ? 'money' : null, bound }
  // "A cake around 600" is a price, "a venue for 600" is not.
  const isApproximate = /^(?:around|about|roughly|approximately)$/.test(tokens[start - 1]?.word ?? '')
  if (isApproximate && span.value >= MIN_BARE_MONEY) return { unit: 'money', bound: 'max' }
  if (before.isForPeople && span.value <= MAX_GUESTS) return { unit: span.value > 1 ? 'guests' : null, bound }
  // "Is 3000 enough?" A bare number is money if it is too large for anything else.
  return { unit: before.isForPeople || span.value >= MIN_BARE_MONEY ? 'money' : null, bound }
}

/** How far the verb may stand before a bound or a number. */
const MAX_VERB = 3

function isDenied(at: number, tokens: readonly Token[], tags: TagLookup): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAX_VERB); before--) {
    if (tokens[before]?.endsClause) return false
    if (tags.has(before, 'cue', 'not')) return true
  }
  return false
}

/** What guests do in a place: "will 90 fit?", "where two hundred can sit". */
const GUESTS_DO = /^(?:(?:can|could|will|would|to|may) )?(?:fit|sit|dance|stand|eat|sleep|ride|attend|come|dine)\b/
/** What a place does with guests: "can't hold more than 60". */
const HOLDS =
  /^(?:take|takes|hold|holds|fit|fits|seat|seats|host|hosts|accommodate|accommodates|feed|feeds|sleep|sleeps)$/

function isHeld({ at, length, value }: NumberSpan, start: number, tokens: readonly Token[]): boolean {
  if (value <= 1 || value > MAX_GUESTS) return false
  const isLast = tokens[at + length - 1]?.endsClause
  const after = isLast ? [] : tokens.slice(at + length, at + length + 2).map(({ word }) => word)
  if (GUESTS_DO.test(after.join(' '))) return true
  const before = tokens.slice(Math.max(0, start - MAX_VERB), start)
  const clause = before.slice(before.findLastIndex(({ endsClause }) => endsClause) + 1)
  return after.length === 0 && clause.some(({ word }) => HOLDS.test(word))
}

/** How far the guests may stand before their number: "the guest list is about 250". */
const MAX_BEFORE = 4

function followsCrowd(start: number, tokens: readonly Token[], tags: TagLookup): boolean {
  for (let at = start - 1; at >= Math.max(0, start - MAX_BEFORE); at--) {
    if (tokens[at]?.endsClause) return false
    if (tags.has(at, 'cue', 'crowd')) return true
  }
  return false
}

function unitAfter(span: NumberSpan, tokens: readonly Token[], tags: TagLookup): AmountUnit | null {
  const start = span.at + span.length
  for (let at = start; at < Math.min(start + 3, tokens.length); at++) {
    if (at > start && tokens[at - 1]?.endsClause) return null
    if (tags.has(at, 'cue', 'guests')) return 'guests'
    if (tags.has(at, 'cue', 'money')) return at === start ? 'money' : null
    if (tags.has(at, 'cue', 'stars')) return 'stars'
    if (at === start && tags.has(at, 'cue', 'other-unit')) return 'other'
    if (at === start && (tags.has(at, 'month') || tags.has(at, 'weekday'))) return 'other'
    // "40 of our guests"
    if (at === start && tokens[at]?.word === 'of') continue
    // A word between the number and the unit may only describe the guests: "120 hungry guests".
    if (tags.has(at, 'cue', 'in') || tags.has(at, 'cue', 'for') || tags.has(at, 'category')) return null
  }
  return tags.has(span.at - 1, 'month') ? 'other' : null
}

function boundAfter(span: NumberSpan, tags: TagLookup): Amount['bound'] | null {
  for (const at of [span.at + span.length, span.at + span.length + 1, span.at + span.length + 2])
    if (tags.has(at, 'cue', 'over') && !tags.has(at, 'cue', 'under')) return 'min'
  return null
}

/** Looks for a bound such as "under" or a "for" in the three tokens before a number. */
function cueBefore(
  start: number,
  tokens: readonly Token[],
  tags: TagLookup,
): { bound: Amount['bound']; isForPeople: boolean } {
  let isForPeople = false
  for (let at = start - 1; at >= Math.max(0, start - 4); at--) {
    if (tokens[at]?.endsClause) break
    if (tags.has(at, 'cue', 'at-most')) return { bound: 'at-most', isForPeople }
    // "Can't take more than 60", "not paying more than 1,200".
    if (tags.has(at, 'cue', 'over')) return { bound: isDenied(at, tokens, tags) ? 'at-most' : 'min', isForPeople }
    if (tags.has(at, 'cue', 'under')) return { bound: 'max', isForPeople }
    if (at === start - 1 || isCurrency(start - 1, tags)) isForPeople ||= tags.has(at, 'cue', 'for')
    isForPeople ||= tags.has(at, 'cue', 'we-are')
  }
  return { bound: 'exact', isForPeople }
}
