export const LANGUAGES = ['en', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** The locale that formats dates and numbers in each language. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** The language of the page, from `<html lang>`, which the server sets. English if the language is not supported. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return LANGUAGES.find((language) => language === lang) ?? 'en'
}
