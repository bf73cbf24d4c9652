export const LANGUAGES = ['en', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

const KEY = 'vowkit_desk_language'

/** Returns the language that the user chose on this device, else the first supported language of the browser. */
export function preferredLanguage(): Language {
  const wanted = [readChoice(), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase())
  return wanted.flatMap((start) => LANGUAGES.find((language) => language === start) ?? [])[0] ?? 'en'
}

/** Stores the chosen language on this device. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Browsers can block or fill the storage. Then the choice lasts until the page is closed.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
