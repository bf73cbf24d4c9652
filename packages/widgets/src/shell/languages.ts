import type { LanguageWords } from './words-of.ts'

/** The languages that come with the elements besides English, by their codes. Each is fetched when it is asked for. */
export const languages: Readonly<Record<string, () => Promise<{ words: LanguageWords }>>> = {
  es: () => import('../languages/es.ts'),
}
