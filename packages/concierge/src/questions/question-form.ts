import { phrasesIn, vocabularyOf } from './lexicon.ts'
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
