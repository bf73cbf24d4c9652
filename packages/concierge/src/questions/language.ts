import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { eld } from 'eld/small'
import { isTypoOf } from './edit-distance.ts'
import { lexiconOf } from './lexicon.ts'
import { QUESTION_LANGUAGES, type QuestionLanguage } from './query.ts'
import { isRealWord } from './real-words.ts'
import { soundsLike } from './sounds.ts'
import { stem } from './stem.ts'
import { tokenize } from './tokens.ts'
import { VOCABULARIES } from './vocabularies/index.ts'

/** The greeting that clients send automatically. It does not show the visitor's language. */
export const AUTOMATIC_GREETING = 'Hello'
const LATIN = QUESTION_LANGUAGES.filter((language) => language !== 'zh' && language !== 'ar')
/** Letters that only some of the languages have. */
const LETTERS: readonly [RegExp, readonly QuestionLanguage[]][] = [
  [/[¿¡ñ]/i, ['es']],
  [/[ßäö]/i, ['de']],
  [/ü/i, ['de']],
  [/[ãõ]/i, ['pt']],
  [/[œùûîï]/i, ['fr']],
  [/ç/i, ['fr', 'pt']],
  [/[èà]/i, ['fr', 'it']],
  [/ò/i, ['it']],
  [/[áíóú]/i, ['es', 'pt']],
  [/[êâ]/i, ['fr', 'pt']],
]

eld.setLanguageSubset([...LATIN])

/** Languages with nearly the same score are ties. */
const TIE = 0.3

/**
 * Detects the language of a text. Returns null if the text may be in several languages, such as a name, and one of them
 * is the preferred one.
 */
export function detectLanguage(text: string, preferred: QuestionLanguage | null = null): QuestionLanguage | null {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  const scores = [...scoresOf(text, preferred)].sort((a, b) => b[1] - a[1])
  const [best] = scores
  if (!best || best[1] < TIE) return null
  const ties = scores.filter(([, score]) => best[1] - score < TIE)
  const isAmbiguous = ties.length > 1 && (preferred === null || ties.some(([language]) => language === preferred))
  return isAmbiguous ? null : best[0]
}

function scoresOf(text: string, preferred: QuestionLanguage | null): Map<QuestionLanguage, number> {
  const scores = new Map<QuestionLanguage, number>(LATIN.map((language) => [language, 0]))
  const add = (language: QuestionLanguage, points: number) => scores.set(language, (scores.get(language) ?? 0) + points)
  const tokens = tokenize(text)
  for (const [index, { word, said }] of tokens.entries()) {
    if (!/\p{L}/u.test(word)) continue
    const owners = ownersOf(word, preferred)
    // Words with a capital letter inside a sentence are often names.
    const weight = index > 0 && /^\p{Lu}/u.test(said) ? 0.4 : 1
    for (const language of owners) add(language, weight / owners.length)
    if (owners.length === 0 && isRealWord(word)) add('en', weight / 2)
  }
  for (const [letters, languages] of LETTERS)
    if (letters.test(text)) for (const language of languages) add(language, 1 / languages.length)
  const guesses = tokens.length > 0 ? eld.detect(text).getScores() : {}
  // The detector is right about sentences, but not about two words.
  const trust = Math.min(0.8, tokens.length * 0.12)
  for (const language of LATIN) add(language, (guesses[language] ?? 0) * trust)
  return scores
}

/** The languages of a word. A misspelled word of the preferred language is not a form of a word in another one. */
function ownersOf(word: string, preferred: QuestionLanguage | null): readonly QuestionLanguage[] {
  const owners = LATIN.filter((language) => hasWord(word, language))
  const isExact = owners.some((language) => lexiconOf(language).words.has(word))
  return preferred && !isExact && isMisspelled(word, preferred) ? [preferred] : owners
}

const MIN_MISSPELLED = 7

/** Whether a long word is a typo of a word of the vocabulary, or sounds like it: "fotografer". */
function isMisspelled(word: string, language: QuestionLanguage): boolean {
  if (word.length < MIN_MISSPELLED) return false
  const { corrections } = lexiconOf(language)
  return soundsLike(word, corrections) !== undefined || corrections.some((known) => isTypoOf(word, known))
}

function hasWord(word: string, language: QuestionLanguage): boolean {
  const { words, stems } = lexiconOf(language)
  if (VOCABULARIES[language].misspellings?.[word]) return true
  return words.has(word) || (word.length > 4 && stems.has(stem(word, language)))
}

/** Two or more words with capital letters. */
const NAME = /^\p{Lu}[\p{L}'’.]*(?: (?:& )?\p{Lu}[\p{L}'’.]*)+$/u

/** Chooses the language of a question: its own, else that of earlier questions, else that of the page. */
export function languageFor(
  message: string,
  history: readonly AssistantTurn[],
  acceptLanguage: string,
): QuestionLanguage {
  const accepted = acceptedLanguage(acceptLanguage)
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 200))
  for (const text of [message, ...said.toReversed()]) {
    const language = text === AUTOMATIC_GREETING ? null : detectLanguage(text, accepted)
    // A name of English words does not show the visitor's language.
    if (language && !(language === 'en' && NAME.test(text))) return language
  }
  return accepted ?? 'en'
}

/** Returns the known language with the highest weight in an `Accept-Language` header, or null. */
export function acceptedLanguage(header: string): QuestionLanguage | null {
  const ranges = header.split(',').map((range) => {
    const [name = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return { language: name.split('-')[0], weight: Number.isFinite(weight) ? weight : 0 }
  })
  const best = ranges.toSorted((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0)
  for (const { language } of best) {
    const known = QUESTION_LANGUAGES.find((one) => one === language)
    if (known) return known
  }
  return null
}
