import type { Language, Vocabulary } from '@vowkit/understanding'

/** Loads the words of one language. */
export const vocabularies: Readonly<Partial<Record<Language, () => Promise<Vocabulary>>>> = {
  en: async () => (await import('@vowkit/understanding/vocabularies/en')).en,
}
