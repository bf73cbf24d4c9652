import type { Knowledge } from '../knowledge.ts'
import { editDistance, isTypoOf } from './edit-distance.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { isFrequentWord, isRealWord } from './real-words.ts'
import { type Token, wordsOf } from './tokens.ts'

/** A vendor that a question names. */
export interface VendorMatch {
  id: number
  at: number
  length: number
}

/** Words of names that questions leave out. */
const SKIPPED = new Set([
  'the',
  'and',
  'of',
  'a',
  'an',
  'by',
  'co',
  'llc',
  'inc',
  '&',
  '+',
  'y',
  'et',
  'und',
  'e',
  'la',
  'el',
])
/** Words before the name of a vendor, if the name is a common word. */
const BEFORE_NAME =
  /^(?:at|from|about|does|do|is|are|can|will|has|compare|vs|versus|with|of|and|or|than|between|by|for|de|chez|bei|da|di|sobre|name)$/
/** Words before a part of a name in any order: "that disco bus" for Night Bus Disco. */
const BEFORE_PART = /^(?:the|that|this|at|from|your)$/
const MAX_CANDIDATE_WORDS = 12

/** Returns the vendors whose names may be in a text. */
export function findCandidates(tokens: readonly Token[], knowledge: Pick<Knowledge, 'named'>) {
  const words = tokens.map(({ word }) => word).filter((word) => word.length > 1 && !SKIPPED.has(word))
  // Rare words first, because names rarely consist of frequent words only.
  const sorted = [...new Set(words)].sort((a, b) => Number(isFrequentWord(a)) - Number(isFrequentWord(b)))
  return sorted.length === 0 ? Promise.resolve([]) : knowledge.named(sorted.slice(0, MAX_CANDIDATE_WORDS))
}

/** Finds the vendors that a question names, in order of appearance. Tolerates typos and missing last words. */
export function findNamedVendors(
  tokens: readonly Token[],
  candidates: readonly { id: number; name: string }[],
  placeTokens: ReadonlySet<number> = new Set(),
): VendorMatch[] {
  const lexicon = lexiconOf('en')
  const spans = candidates
    .flatMap(({ id, name }) => matchName(name, tokens, lexicon).map((span) => ({ id, ...span })))
    // "Half Moon" of "Half Moon Bay" is a part of a place, not the start of a vendor's name.
    .filter(({ at, length, ratio }) => ratio === 1 || !isCovered(at, length, placeTokens))
    .sort((a, b) => b.matched - a.matched || b.ratio - a.ratio || a.id - b.id)
  if (spans.length === 0) return findDefinite(tokens, candidates)
  const taken = new Set<number>()
  const found: VendorMatch[] = []
  for (const { id, at, length } of spans) {
    const covered = Array.from({ length }, (_, i) => at + i)
    if (covered.some((position) => taken.has(position)) || found.some((vendor) => vendor.id === id)) continue
    for (const position of covered) taken.add(position)
    found.push({ id, at, length })
  }
  return [...found, ...findBeside(found, tokens, candidates, taken)].sort((a, b) => a.at - b.at)
}

/** Words that connect the names of a list. */
const CONNECTS = /^(?:or|vs|versus|and|than|&|against|to|with)$/

/**
 * Finds one-word names beside another name, which may be common words: "ounce vs lindenbaum", "the rabbis or reverend
 * opal".
 */
function findBeside(
  found: readonly VendorMatch[],
  tokens: readonly Token[],
  candidates: readonly { id: number; name: string }[],
  taken: ReadonlySet<number>,
): VendorMatch[] {
  const added: VendorMatch[] = []
  for (const [at, { word }] of tokens.entries()) {
    if (taken.has(at) || word.length < 4 || !isBesideName(at, tokens, taken)) continue
    const isNamed = ({ id, name }: { id: number; name: string }) =>
      !found.some((one) => one.id === id) && wordsOf(name).includes(word)
    const [vendor, ...others] = candidates.filter(isNamed)
    if (vendor && others.length === 0 && !added.some(({ id }) => id === vendor.id))
      added.push({ id: vendor.id, at, length: 1 })
  }
  return added
}

/** Whether only "or", "vs" or a comma is between a token and a name. */
function isBesideName(at: number, tokens: readonly Token[], names: ReadonlySet<number>): boolean {
  const isArticle = (position: number) => tokens[position]?.word === 'the'
  const next = CONNECTS.test(tokens[at + 1]?.word ?? '') ? at + 2 : tokens[at]?.endsClause ? at + 1 : -1
  if (next > 0 && names.has(isArticle(next) ? next + 1 : next)) return true
  const before = isArticle(at - 1) ? at - 2 : at - 1
  const last = CONNECTS.test(tokens[before]?.word ?? '') ? before - 1 : tokens[before]?.endsClause ? before : -1
  return last >= 0 && names.has(last)
}

/** Finds "the ferry", if a rare word is in the name of one vendor only. */
function findDefinite(tokens: readonly Token[], candidates: readonly { id: number; name: string }[]): VendorMatch[] {
  for (const [at, { word }] of tokens.entries()) {
    if (tokens[at - 1]?.word !== 'the' || word.length < 4 || isFrequentWord(word)) continue
    const next = tokens[at + 1]
    // "The super bowl" is a longer name.
    if (next && !tokens[at]?.endsClause && !isFrequentWord(next.word)) continue
    const [vendor, ...others] = candidates.filter(({ name }) => wordsOf(name).some((one) => one === word))
    if (vendor && others.length === 0) return [{ id: vendor.id, at, length: 1 }]
  }
  return []
}

function isCovered(at: number, length: number, positions: ReadonlySet<number>): boolean {
  return Array.from({ length }, (_, i) => at + i).some((position) => positions.has(position))
}

interface Span {
  at: number
  length: number
  /** The number of matched words. */
  matched: number
  /** The share of the name that matched. */
  ratio: number
}

/** Returns the best occurrence of a name in a text, if there is one. */
function matchName(name: string, tokens: readonly Token[], lexicon: Lexicon): Span[] {
  const words = wordsOf(name).filter((word) => !SKIPPED.has(word))
  let best: Span | undefined
  for (let at = 0; at < tokens.length; at++) {
    const inOrder = spanAt(words, tokens, at)
    const isSure = inOrder !== null && isConvincing(inOrder, words, tokens, lexicon)
    const span = isSure ? inOrder : partAt(words, tokens, at)
    if (span && (!best || span.matched > best.matched)) best = span
  }
  return best ? [best] : []
}

/** Matches at least two words of a name in any order after an article: "the redwood hall", "that disco bus". */
function partAt(words: readonly string[], tokens: readonly Token[], at: number): Span | null {
  if (!BEFORE_PART.test(tokens[at - 1]?.word ?? '')) return null
  const rest = new Set(words)
  let end = at
  while (end < tokens.length) {
    const word = tokens[end]?.word ?? ''
    const part = word.length > 2 ? [...rest].find((one) => isNameWord(word, one)) : undefined
    if (!part) break
    rest.delete(part)
    end++
    if (tokens[end - 1]?.endsClause) break
  }
  const matched = words.length - rest.size
  const isLong = tokens.slice(at, end).some(({ word }) => word.length > 4)
  return matched < 2 || !isLong ? null : { at, length: end - at, matched, ratio: matched / words.length }
}

/** Matches as many leading words of a name as possible from a position on. */
function spanAt(words: readonly string[], tokens: readonly Token[], at: number): Span | null {
  let [end, matched] = [at, 0]
  for (const word of words) {
    let next = end
    while (matched > 0 && next < tokens.length && SKIPPED.has(tokens[next]?.word ?? '')) next++
    if (!isNameWord(tokens[next]?.word ?? '', word, matched > 0)) break
    matched++
    end = next + 1
  }
  return matched === 0 ? null : { at, length: end - at, matched, ratio: matched / words.length }
}

/** After the first word of a name, one typo more is likely: "gilt and ganash". */
function isNameWord(word: string, wanted: string, isLater = false): boolean {
  if (word === wanted || `${word}s` === wanted || word === `${wanted}s`) return true
  if (isLater && word.length > 5 && !isRealWord(word) && word[0] === wanted[0])
    return editDistance(word, wanted, 2) <= 2
  return isTypoOf(word, wanted)
}

function isConvincing(span: Span, words: readonly string[], tokens: readonly Token[], lexicon: Lexicon): boolean {
  const said = tokens.slice(span.at, span.at + span.length)
  const isCommon = said.every(({ word }) => isRealWord(word) || lexicon.words.has(word))
  if (span.matched >= 2) return span.ratio === 1 || !isCommon || isPartOfName(span, words, tokens, lexicon)
  const [token] = said
  if (!token || token.word.length < 4) return false
  const isExact = token.word === words[0]
  const isAfterCue = BEFORE_NAME.test(tokens[span.at - 1]?.word ?? '')
  if (words.length > 1) return isExact && !isCommon && (token.word.length > 5 || isAfterCue)
  if (!isCommon) return true
  const isAlone = tokens.filter(({ word }) => !SKIPPED.has(word)).length === 1
  return isExact && (isAlone || /^\p{Lu}/u.test(token.said) || isAfterCue)
}

/** Two common words are a name only if they do not mean something else, as "half moon" before "bay". */
function isPartOfName(
  { at, length, matched }: Span,
  words: readonly string[],
  tokens: readonly Token[],
  lexicon: Lexicon,
) {
  const said = tokens.slice(at, at + length).map(({ word }) => word)
  const isPhrase = (lexicon.byFirst.get(said[0]?.slice(0, 3) ?? '') ?? []).some(
    (entry) => entry.words.join(' ') === said.join(' '),
  )
  const next = tokens[at + length]
  const isOtherName = next !== undefined && /^\p{Lu}/u.test(next.said) && matched < words.length
  // "The tres leches bakery" is a vendor, "a tres leches cake" is not.
  const isSpecific = tokens[at - 1]?.word === 'the' && next !== undefined
  return (!isPhrase || isSpecific) && !isOtherName
}
