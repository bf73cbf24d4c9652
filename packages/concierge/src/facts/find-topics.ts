import { TOPICS } from './topics.ts'

/** A topic that a text mentions, with the position of its words. */
export interface TopicMention {
  topic: string
  start: number
  end: number
}

interface Phrase {
  topic: string
  /** The stems of the words. */
  stems: readonly string[]
  /** Whether the last word may have any ending. */
  isPrefix: boolean
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

function toIndex(isOfQuestion: boolean): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>()
  for (const [topic, { words, asked = [] }] of TOPICS)
    for (const phrase of [...words, ...(isOfQuestion ? asked : [])]) {
      const stems = [...phrase.matchAll(WORD)].map(([word]) => stemOf(word))
      const isPrefix = phrase.endsWith('*')
      const key = isPrefix && stems.length === 1 ? `${(stems[0] ?? '').slice(0, 4)}*` : (stems[0] ?? '')
      index.set(key, [...(index.get(key) ?? []), { topic, stems, isPrefix }])
    }
  for (const phrases of index.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)
  return index
}

const OF_PROFILES = toIndex(false)
const OF_QUESTIONS = toIndex(true)

/**
 * Finds the topics that an English text mentions, from left to right. Mentions do not overlap: the longest phrase wins.
 * `isQuestion` also applies the words that only questions use.
 */
export function findTopics(text: string, { isQuestion = false } = {}): TopicMention[] {
  const index = isQuestion ? OF_QUESTIONS : OF_PROFILES
  const tokens = [...text.toLowerCase().matchAll(WORD)].map(({ 0: word, index: start }) => ({
    stem: stemOf(word),
    start,
    end: start + word.length,
  }))
  const found: TopicMention[] = []
  for (let at = 0; at < tokens.length; ) {
    const stem = tokens[at]?.stem ?? ''
    const phrase = [...(index.get(stem) ?? []), ...(index.get(`${stem.slice(0, 4)}*`) ?? [])].find(
      ({ stems, isPrefix }) =>
        stems.every((part, offset) => {
          const token = tokens[at + offset]
          // A phrase does not cross a comma or the end of a sentence.
          if (!token || (offset > 0 && /[.,;:!?()]/.test(text.slice(tokens[at + offset - 1]?.end, token.start))))
            return false
          return isPrefix && offset === stems.length - 1 ? token.stem.startsWith(part) : token.stem === part
        }),
    )
    if (phrase) {
      const { stems, topic } = phrase
      found.push({ topic, start: tokens[at]?.start ?? 0, end: tokens[at + stems.length - 1]?.end ?? 0 })
      at += stems.length
    } else at += 1
  }
  return found
}

/** Returns the singular of an English word without its possessive ending. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$|['’](?=s$)/, '')
  if (plain.length < 4 || /(ss|us|is)$/.test(plain)) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2)
  return plain.endsWith('s') ? plain.slice(0, -1) : plain
}
