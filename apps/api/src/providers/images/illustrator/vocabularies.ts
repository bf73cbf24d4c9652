import type { Language, Vocabulary } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'

/** The languages in which couples may describe their wedding. */
export const VOCABULARIES: readonly Vocabulary[] = [en]

export function vocabularyOf(language: Language): Vocabulary {
  return VOCABULARIES.find((vocabulary) => vocabulary.language === language) ?? en
}
