import { SMALL_TALK, type SmallTalk } from './aspects.ts'
import { vocabularyOf } from './lexicon.ts'
import type { QuestionLanguage } from './query.ts'
import { wordsOf } from './tokens.ts'

/** The topic that a reply answers if a message has several, first topic first. */
const FIRST: readonly SmallTalk[] = ['goodbye', 'thanks', 'how-are-you', 'congratulations', 'compliment', 'hello']

/** Complete messages of small talk in each language, and their topics. */
const phrases = new Map<QuestionLanguage, ReadonlyMap<string, SmallTalk>>()

function phrasesOf(language: QuestionLanguage): ReadonlyMap<string, SmallTalk> {
  const known = phrases.get(language)
  if (known) return known
  const table = vocabularyOf(language).smallTalk
  const read = new Map(
    SMALL_TALK.flatMap((topic) =>
      (table[topic] ?? '')
        .split(/,\s*/)
        .filter((pattern) => pattern.startsWith('='))
        .map((pattern) => [wordsOf(pattern.slice(1)).join(' '), topic] as const)
        .filter(([phrase]) => phrase !== ''),
    ),
  )
  phrases.set(language, read)
  return read
}

const MAX_WORDS = 5

/** Returns the topic of a message that consists of several phrases of small talk: "lol ok bye". */
export function readSeveralPhrases(words: readonly string[], language: QuestionLanguage): SmallTalk | null {
  const known = phrasesOf(language)
  const found: SmallTalk[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_WORDS, words.length - at)
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length--
    const topic = known.get(words.slice(at, at + length).join(' '))
    if (!topic) return null
    found.push(topic)
    at += length
  }
  return found.length < 2 ? null : (FIRST.find((topic) => found.includes(topic)) ?? found.at(-1) ?? null)
}
