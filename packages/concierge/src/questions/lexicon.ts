import { TOPICS } from '../facts/topics.ts'
import type { QuestionLanguage } from './query.ts'
import { isRealWord } from './real-words.ts'
import { stem } from './stem.ts'
import { type Token, wordsOf } from './tokens.ts'
import { VOCABULARIES } from './vocabularies/index.ts'
import type { Vocabulary } from './vocabularies/vocabulary.ts'

export type TagKind =
  | 'category'
  | 'topic'
  | 'absence'
  | 'cue'
  | 'sort'
  | 'number'
  | 'ordinal'
  | 'month'
  | 'weekday'
  | 'filler'

/** A meaning of a phrase. */
export interface Tag {
  kind: TagKind
  name: string
}

/** A phrase of a question that the vocabulary explains. */
export interface Match {
  at: number
  length: number
  tags: readonly Tag[]
}

interface Entry {
  words: readonly string[]
  stems: readonly string[]
  /** Whether the last word may have any ending. */
  isOpen: boolean
  tags: Tag[]
}

/** The phrases of a language. */
export interface Lexicon {
  language: QuestionLanguage
  byFirst: ReadonlyMap<string, readonly Entry[]>
  /** All words of all phrases and patterns. */
  words: ReadonlySet<string>
  /** The words to which typos are corrected. */
  corrections: readonly string[]
  stems: ReadonlySet<string>
}

const lexicons = new Map<QuestionLanguage, Lexicon>()

export function lexiconOf(language: QuestionLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const lexicon = createLexicon(language)
  lexicons.set(language, lexicon)
  return lexicon
}

export function vocabularyOf(language: QuestionLanguage): Vocabulary {
  return VOCABULARIES[language]
}

/** Splits a list of a vocabulary. */
export function phrasesIn(list: string): string[] {
  return list
    .split(', ')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

function createLexicon(language: QuestionLanguage): Lexicon {
  const entries = new Map<string, Entry>()
  const vocabulary = vocabularyOf(language)
  for (const [phrase, tag] of phrasesOf(vocabulary, language)) addEntry(entries, phrase, tag, language)
  const byFirst = new Map<string, Entry[]>()
  for (const entry of [...entries.values()].sort((a, b) => b.words.length - a.words.length)) {
    const key = keyOf(entry.words[0] ?? '')
    byFirst.set(key, [...(byFirst.get(key) ?? []), entry])
  }
  const all = [...entries.values()].flatMap(({ words }) => words)
  const words = new Set([...all, ...patternWords(vocabulary)])
  const corrections = [...words].filter((word) => word.length > 3 && !isNumeral(entries.get(word)))
  return { language, byFirst, words, corrections, stems: new Set([...words].map((word) => stem(word, language))) }
}

/** Phrases are indexed by the start of their first word, because inflection changes only the end. */
function keyOf(word: string): string {
  return word.slice(0, 3)
}

function* phrasesOf(vocabulary: Vocabulary, language: QuestionLanguage): Iterable<[string, Tag]> {
  const tables: [TagKind, Readonly<Record<string, string>>][] = [
    ['category', vocabulary.categories],
    ['topic', vocabulary.topics],
    ['absence', vocabulary.absences],
    ['cue', vocabulary.cues],
    ['sort', vocabulary.sorts],
  ]
  for (const [kind, table] of tables)
    for (const [name, list] of Object.entries(table))
      for (const phrase of phrasesIn(list)) yield [phrase, { kind, name }]
  if (language === 'en')
    for (const [name, { words, asked = [] }] of TOPICS)
      for (const phrase of [...words, ...asked]) yield [phrase, { kind: 'topic', name }]
  for (const entry of phrasesIn(vocabulary.numbers)) {
    const [word = '', value = ''] = entry.split(' ')
    yield [word, { kind: 'number', name: value }]
  }
  for (const [index, list] of vocabulary.ordinals.entries())
    for (const phrase of phrasesIn(list)) yield [phrase, { kind: 'ordinal', name: String(index < 5 ? index : -1) }]
  for (const [index, list] of vocabulary.months.entries())
    for (const phrase of phrasesIn(list)) yield [phrase, { kind: 'month', name: String(index + 1) }]
  for (const phrase of phrasesIn(vocabulary.weekdays)) yield [phrase, { kind: 'weekday', name: phrase }]
  for (const phrase of phrasesIn(vocabulary.fillers)) yield [phrase, { kind: 'filler', name: phrase }]
}

function addEntry(entries: Map<string, Entry>, phrase: string, tag: Tag, language: QuestionLanguage): void {
  const words = wordsOf(phrase)
  if (words.length === 0) return
  const isOpen = phrase.endsWith('*')
  const key = words.join(' ') + (isOpen ? '*' : '')
  const entry = entries.get(key)
  if (!entry) entries.set(key, { words, stems: words.map((word) => stem(word, language)), isOpen, tags: [tag] })
  else if (!entry.tags.some(({ kind, name }) => kind === tag.kind && name === tag.name)) entry.tags.push(tag)
}

function isNumeral(entry: Entry | undefined): boolean {
  return entry?.tags.some(({ kind }) => kind === 'number') ?? false
}

function patternWords({ aspects, site, own, distress, advice, person, rude }: Vocabulary): string[] {
  const patterns = [aspects, site, own, distress, advice].flatMap((table) => Object.values(table))
  return [...patterns, person, rude].flatMap((text) => wordsOf(text.replaceAll('_', ' ')))
}

/** Finds the phrases of a lexicon in tokens, longest phrases first. Skips the tokens of `taken`. */
export function findMatches(
  tokens: readonly Token[],
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
  accepts: (tag: Tag) => boolean = () => true,
): Match[] {
  const stems = tokens.map(({ word }) => stem(word, lexicon.language))
  const matches: Match[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = taken.has(at) ? null : longestAt(tokens, stems, at, lexicon, taken, accepts)
    if (match) matches.push(match)
    at += match?.length ?? 1
  }
  return matches
}

function longestAt(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  { byFirst, language }: Lexicon,
  taken: ReadonlySet<number>,
  accepts: (tag: Tag) => boolean,
): Match | null {
  const first = tokens[at]?.word ?? ''
  const keys = language === 'ar' ? [first, stems[at] ?? '', `ال${stems[at]}`] : [first]
  const candidates = [...new Set(keys.map(keyOf))].flatMap((key) => byFirst.get(key) ?? [])
  let length = 0
  let exact: readonly Tag[] = []
  const inflected: Tag[] = []
  for (const { words, stems: wordStems, isOpen, tags } of candidates) {
    if (words.length < length || words.some((_, i) => taken.has(at + i) || (i > 0 && tokens[at + i - 1]?.endsClause)))
      continue
    const accepted = tags.filter(accepts)
    // Short words such as "mar" for March are never inflected, short nouns such as "dog" are.
    const minLength = accepted.some(({ kind }) => CONTENT.has(kind)) ? 3 : 4
    const isExact = words.every((word, i) => tokens[at + i]?.word === word)
    if (accepted.length === 0 || !(isExact || isInflected(words, wordStems, isOpen, tokens, stems, at, minLength)))
      continue
    if (words.length > length) {
      exact = []
      inflected.length = 0
    }
    length = words.length
    if (isExact) exact = accepted
    else inflected.push(...accepted)
  }
  if (length === 0) return null
  return { at, length, tags: mergeTags(exact, inflected) }
}

const CONTENT: ReadonlySet<TagKind> = new Set(['category', 'topic', 'absence'])

/** A filler stays a filler: "place" is not a form of "placing". Units keep the categories of their forms: "3 tents". */
function mergeTags(exact: readonly Tag[], inflected: readonly Tag[]): Tag[] {
  if (exact.length === 0)
    return inflected.filter((tag, i) => inflected.findIndex((other) => isSameTag(tag, other)) === i)
  if (exact.some(({ kind }) => kind === 'filler')) return exact.filter(({ kind }) => kind !== 'topic')
  // "DJs" is a category and, as the plural of "DJ", a topic.
  if (exact.some(({ kind }) => CONTENT.has(kind)))
    return [
      ...exact,
      ...(exact.some(({ kind }) => kind === 'topic') ? [] : inflected.filter(({ kind }) => kind === 'topic')),
    ]
  const isUnit = exact.every(({ kind, name }) => kind === 'cue' && name === 'other-unit')
  return isUnit ? [...exact, ...inflected.filter(({ kind }) => CONTENT.has(kind))] : [...exact]
}

const isSameTag = (a: Tag, b: Tag) => a.kind === b.kind && a.name === b.name

function isInflected(
  words: readonly string[],
  wordStems: readonly string[],
  isOpen: boolean,
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  minLength: number,
): boolean {
  return words.every((word, i) => {
    const token = tokens[at + i]?.word
    if (token === undefined) return false
    if (token === word) return true
    if (isOpen && i === words.length - 1) return token.startsWith(word)
    if (word.length <= 3 && minLength === 3) return word.length > 1 && token === `${word}s`
    if (isOtherWord(token, word)) return false
    return word.length >= minLength && token.length > 3 && stems[at + i] === wordStems[i]
  })
}

/** Words whose singular means something else: "rooms" to sleep in, but a large "room"; wedding "films", but photos on "film". */
const PLURAL_ONLY = new Set(['rooms', 'films'])

/** Whether two words only look like forms of each other: "wins" and "wine", "bare" and "bars". */
function isOtherWord(token: string, word: string): boolean {
  if (PLURAL_ONLY.has(word) && token !== word) return true
  if ((token.endsWith('s') && word.endsWith('ed')) || (token.endsWith('ed') && word.endsWith('s'))) return true
  const [a, b] = [token.replace(/s$/, ''), word.replace(/s$/, '')]
  return (`${a}e` === b || `${b}e` === a) && isRealWord(a === token ? token : a) && isRealWord(word)
}
