import type { Category } from '@vowkit/sdk-core/contract'

/** Returns the categories that match every typed word. A word matches by prefix, ignoring case and accents. */
export function matchCategories(
  categories: readonly Category[],
  typed: string,
  nameOf: (title: string) => string,
): readonly Category[] {
  const wanted = wordsOf(typed)
  return categories.filter(({ title }) => {
    const words = wordsOf(nameOf(title))
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}

/** Whether the typed text equals the name, ignoring case, accents and punctuation. */
export function isName(name: string, typed: string): boolean {
  return wordsOf(name).join(' ') === wordsOf(typed).join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
