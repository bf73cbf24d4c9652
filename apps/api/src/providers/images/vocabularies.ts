import type { Language, Vocabulary } from '@vowkit/understanding'
import { ar } from '@vowkit/understanding/vocabularies/ar'
import { de } from '@vowkit/understanding/vocabularies/de'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { fr } from '@vowkit/understanding/vocabularies/fr'
import { it } from '@vowkit/understanding/vocabularies/it'
import { pt } from '@vowkit/understanding/vocabularies/pt'
import { zh } from '@vowkit/understanding/vocabularies/zh'

/** The languages in which couples may describe their wedding. */
export const VOCABULARIES: readonly Vocabulary[] = [en, es, fr, de, it, pt, ar, zh]

export const LANGUAGES: readonly Language[] = VOCABULARIES.map(({ language }) => language)

export function vocabularyOf(language: Language): Vocabulary {
  return VOCABULARIES.find((vocabulary) => vocabulary.language === language) ?? en
}
