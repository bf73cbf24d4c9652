import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import type { EnglishMessage } from './english-message.ts'
import { KIND_WORDS } from './kinds.ts'
import { en, type Sentences } from './sentences/en/index.ts'
import { es } from './sentences/es/index.ts'
import { SPANISH_WORDS, toEnglish } from './spanish/to-english.ts'
import { FILLERS, wordsIn } from './words.ts'

export type Language = 'en' | 'es'

/** The sentences of replies, by language. */
export const SENTENCES: Record<Language, Sentences> = { en, es }

/** Translates a message to English, because the assistant parses English only. */
export function toEnglishMessage(message: string, language: Language): EnglishMessage {
  if (language === 'es') return toEnglish(message)
  return { text: message, asSaid: (words) => words.join(' ') }
}

const ENGLISH_WORDS = new Set([...FILLERS, ...KIND_WORDS])
const ONLY_SPANISH = /[¿¡ñ]/i
/** The greeting that clients send automatically. It does not indicate the visitor's language. */
const AUTOMATIC_GREETING = 'Hello'

/** Detects the language of a text. Returns null if the text may be in several languages, such as a name. */
export function languageOf(text: string): Language | null {
  const words = wordsIn(text)
  const count = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    words.filter((word) => own.has(word) && !other.has(word)).length
  const [english, spanish] = [count(ENGLISH_WORDS, SPANISH_WORDS), count(SPANISH_WORDS, ENGLISH_WORDS)]
  if (english === spanish) return ONLY_SPANISH.test(text) ? 'es' : null
  return english > spanish ? 'en' : 'es'
}

/** Chooses the language of a reply: the language of the question, else of earlier messages, else of the browser. */
export function languageFor(message: string, history: readonly AssistantTurn[], acceptLanguage: string): Language {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const text of [message, ...said.toReversed()]) {
    const language = text === AUTOMATIC_GREETING ? null : languageOf(text)
    if (language) return language
  }
  return languageAccepted(acceptLanguage) ?? 'en'
}

/**
 * Returns the supported language with the highest weight in an `Accept-Language` header. Returns null if there is none.
 */
export function languageAccepted(header: string): Language | null {
  const ranges = header.split(',').map((range) => {
    const [name = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return { language: name.split('-')[0], weight: Number.isFinite(weight) ? weight : 0 }
  })
  const best = ranges.toSorted((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0)
  for (const { language } of best) if (language === 'en' || language === 'es') return language
  return null
}
