import { createContext, useContext } from 'react'
import { useBrand } from '../brand.ts'
import type { Area, Catalogue } from './define-messages.ts'
import { fillTexts } from './fill-texts.ts'
import { type Language, LOCALES } from './language.ts'

/** The texts of all areas in a language other than English. */
export type Translation = Record<Area, object>

export interface LanguageState {
  language: Language
  /** `null` in English, because the English texts load with each screen. */
  translation: Translation | null
  /** Switches the language and stores the choice. Rejects if the texts cannot be loaded. */
  setLanguage(language: Language): Promise<void>
}

export const LanguageContext = createContext<LanguageState>({
  language: 'en',
  translation: null,
  setLanguage: async () => {},
})

/** The current language of the site, and a function that switches it. */
export function useLanguage(): LanguageState {
  return useContext(LanguageContext)
}

/** The locale for `Intl`. */
export function useLocale(): string {
  return LOCALES[useLanguage().language]
}

/** The texts of an area in the language of the site, with the names of this deployment. */
export function useMessages<Texts extends object>({ area, english }: Catalogue<Texts>): Texts {
  const { translation, language } = useLanguage()
  const brand = useBrand()
  // Each translation is typed by the English texts of its area.
  return fillTexts(translation ? (translation[area] as Texts) : english, brand, language)
}
