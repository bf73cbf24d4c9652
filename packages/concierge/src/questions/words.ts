import { englishOf } from './features.ts'
import { lexiconOf } from './lexicon.ts'
import { thingsIn } from './parts-of-speech.ts'
import type { Reading } from './reading.ts'
import { textOf } from './tokens.ts'
import { translateAt } from './translation/translate.ts'

/** Units that are what the couple wants: "a cake with three tiers". */
const COUNTED = /^(?:tiers?|courses|musicians|songs|acres|rounds)$/

/** Returns the content words that nothing explains. For questions about a vendor, also the words of categories. */
export function unexplainedWords(reading: Reading, isAboutVendor: boolean): string[] {
  const { tokens, tags, names, patterns, amounts, language } = reading
  const numbers = amounts.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i))
  const asked = new Set([...numbers, ...(isAboutVendor ? [] : patterns.aspects.flatMap((hit) => [...hit.tokens]))])
  const words = tokens.flatMap(({ word }, at) => {
    if (language === 'en' && COUNTED.test(tokens[at + 1]?.word ?? '') && numbers.includes(at)) return [word]
    if (names.has(at) || asked.has(at) || !/^\p{L}/u.test(word)) return []
    const match = tags.matches.find((match) => match.at <= at && at < match.at + match.length)
    const isKept =
      !match ||
      (language === 'en' && COUNTED.test(word)) ||
      (isAboutVendor && match.tags.some(({ kind }) => kind === 'category'))
    return isKept && word.length > 1 ? [word] : []
  })
  return joinHan([...new Set(words)])
}

/** The most words of a text without a sentence. */
const MAX_FRAGMENT = 3

/** Returns the unexplained words that name or describe a thing. In languages other than English, all words. */
export function thingsOf(reading: Reading): string[] {
  const words = unexplainedWords(reading, false)
  if (reading.language !== 'en' || words.length === 0) return words
  // In a fragment such as "foil stamping", all words name what is wanted.
  if (reading.tokens.length <= MAX_FRAGMENT && !reading.tags.any('cue', 'find') && !reading.tags.any('cue', 'question'))
    return words
  const things = thingsIn(reading.text)
  // What vendors do is no condition: "who plans weddings?"
  const deeds = new Set([...reading.deedWords].map((at) => reading.tokens[at]?.word))
  return words.filter((word) => things.has(word) && !deeds.has(word))
}

/** Returns all content words in English, without names of vendors. */
export function termsOf({ tokens, tags, vendors, language }: Reading): string[] {
  const inVendor = new Set(vendors.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  const terms: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at] ?? { word: '' }
    if (inVendor.has(at) || !/^[\p{L}]/u.test(word)) continue
    const match = tags.matches.find((match) => match.at === at)
    const meaning = match?.tags.find(({ kind }) => kind === 'topic' || kind === 'absence' || kind === 'category')
    if (match && meaning && language !== 'en') terms.push(...toEnglish(meaning.kind, meaning.name))
    else if (match && (meaning || match.tags.some(({ kind }) => kind === 'sort')))
      terms.push(...tokens.slice(at, at + match.length).map(({ word }) => word))
    else if (!match || (language === 'en' && !isFiller(word))) {
      const translation = translateAt(tokens, at, language)
      terms.push(translation?.english ?? word)
      at += (translation?.length ?? 1) - 1
    }
    if (match) at += match.length - 1
  }
  return joinHan([...new Set(terms)])
}

function toEnglish(kind: string, name: string): string[] {
  return (kind === 'category' ? name : englishOf(name)).split(' ').filter((word) => /^\p{L}/u.test(word))
}

function isFiller(word: string): boolean {
  const entries = lexiconOf('en').byFirst.get(word.slice(0, 3)) ?? []
  return (
    word.length < 2 ||
    entries.some(
      ({ words, tags }) => words.length === 1 && words[0] === word && tags.some(({ kind }) => kind === 'filler'),
    )
  )
}

/** Joins single Chinese characters to one word, because a character alone means little. */
function joinHan(words: readonly string[]): string[] {
  const han = words.filter((word) => /^\p{Script=Han}$/u.test(word))
  const others = words.filter((word) => !/^\p{Script=Han}$/u.test(word))
  return han.length > 0
    ? [...others, textOf(han.map((said) => ({ said, word: said, endsClause: false })))]
    : [...others]
}
