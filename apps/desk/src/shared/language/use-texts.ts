import { createContext, useContext } from 'react'
import type { Area, Catalogue } from './define-texts.ts'
import type { Language } from './language.ts'

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

/** The current language of the desk, and a function that switches it. */
export function useLanguage(): LanguageState {
  return useContext(LanguageContext)
}

/** The texts of an area in the language of the desk. */
export function useTexts<Texts extends object>({ area, english }: Catalogue<Texts>): Texts {
  const { translation } = useLanguage()
  // Each translation is typed by the English texts of its area.
  return translation ? (translation[area] as Texts) : english
}
