/** The languages of the site. */
export const LANGUAGES = ['en', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

/** The locale that dates, numbers and money are formatted in. Both show US dollars. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** The language of the page, which the server chose: `<html lang>`. English if it is none of ours. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return LANGUAGES.find((language) => language === lang) ?? 'en'
}
