import type { Language, Vocabulary } from '@vowkit/understanding'

/** Loads the words of one language. */
export const vocabularies: Readonly<Record<Language, () => Promise<Vocabulary>>> = {
  en: async () => (await import('@vowkit/understanding/vocabularies/en')).en,
  es: async () => (await import('@vowkit/understanding/vocabularies/es')).es,
  fr: async () => (await import('@vowkit/understanding/vocabularies/fr')).fr,
  de: async () => (await import('@vowkit/understanding/vocabularies/de')).de,
  it: async () => (await import('@vowkit/understanding/vocabularies/it')).it,
  pt: async () => (await import('@vowkit/understanding/vocabularies/pt')).pt,
  ar: async () => (await import('@vowkit/understanding/vocabularies/ar')).ar,
  zh: async () => (await import('@vowkit/understanding/vocabularies/zh')).zh,
}
