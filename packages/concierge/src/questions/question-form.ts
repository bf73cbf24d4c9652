import { phrasesIn, vocabularyOf } from './lexicon.ts'
import { isNegated } from './negation.ts'
import type { Reading } from './reading.ts'
import type { Cue } from './vocabularies/vocabulary.ts'

/** Whether a single word of a cue is in the question, also as a part of a longer phrase: "you" in "do you have". */
export function hasWordOf({ tokens, language }: Reading, cue: Cue): boolean {
  const words = phrasesIn(vocabularyOf(language).cues[cue] ?? '')
  return tokens.some(({ word }) => words.includes(word))
}

/** Whether a question is answered by yes or no: it starts with a verb, as in "do you travel?" */
export function isYesNoQuestion({ tags }: Reading): boolean {
  if (tags.any('cue', 'question') && tags.first('cue', 'question') <= 1) return false
  return tags.has(0, 'cue', 'verb') || (tags.has(0, 'cue', 'also') && tags.has(1, 'cue', 'verb'))
}

/** Whether a question asks for other vendors than before: "who else?", "anyone besides her?" */
export function asksForOthers({ tokens, tags, names }: Reading): boolean {
  if (tags.any('cue', 'other')) return true
  return tokens.some((_, at) => isPronoun(at, tags) && isNegated(at, tokens, tags, names) && EXCLUDES.test(before(at)))

  function before(at: number): string {
    return tokens
      .slice(0, at)
      .map(({ word }) => word)
      .join(' ')
  }
}

const EXCLUDES = /(?:besides|except|except for|apart from|other than|but)$/
const isPronoun = (at: number, tags: Reading['tags']) =>
  (['it', 'them', 'that-one'] as const).some((cue) => tags.has(at, 'cue', cue))
