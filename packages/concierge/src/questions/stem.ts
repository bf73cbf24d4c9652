import type { QuestionLanguage } from './query.ts'

const ROMANCE: readonly [RegExp, string][] = [
  [/oes$/, 'ao'],
  [/(?<=.{3})aux$/, 'al'],
  [/(?<=.{3})[sx]$/, ''],
  [/(?<=.{3})[aeoi]$/, ''],
]

const ENDINGS: Record<QuestionLanguage, readonly [RegExp, string][]> = {
  en: [
    [/ies$/, 'y'],
    [/(ss|sh|ch|x)es$/, '$1'],
    [/([^s])s$/, '$1'],
    [/(.{3})(?:ing|ed)$/, '$1'],
    [/(.{3})e$/, '$1'],
  ],
  es: ROMANCE,
  fr: ROMANCE,
  it: ROMANCE,
  pt: ROMANCE,
  de: [[/(?<=.{4})(?:innen|ern|en|er|es|em|e|n|s)$/, '']],
  ar: [
    [/^(?:وال|بال|لل|ال|كال|فال)(?=.{3})/, ''],
    [/^[وبلف](?=.{4})/, ''],
    [/(?<=.{3})(?:ات|ون|ين|ها|هم|كم|نا)$/, ''],
    [/(?<=.{3})[هي]$/, ''],
  ],
  zh: [],
}

/** Stems are cached, because the same words occur in most questions. */
const MAX_CACHED = 20_000
const cache = new Map<string, string>()

/** Removes inflectional endings, so that the forms of a word have the same stem. */
export function stem(word: string, language: QuestionLanguage): string {
  if (word.length < 4) return word
  const key = language + word
  const known = cache.get(key)
  if (known !== undefined) return known
  const result = ENDINGS[language].reduce((form, [ending, replacement]) => form.replace(ending, replacement), word)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, result)
  return result
}
