import type { Category } from '@vowkit/sdk-core/contract'

/**
 * Returns the categories that match every typed word. A word matches by prefix, ignoring case and accents. Categories
 * whose name matches come before those of which only an everyday word matches, such as "flowers" for florists.
 */
export function matchCategories(
  categories: readonly Category[],
  typed: string,
  nameOf: (title: string) => string,
  everyday: Readonly<Record<string, string>> = {},
): readonly Category[] {
  const wanted = wordsOf(typed)
  const matches = (text: string) => {
    const words = wordsOf(text)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  }
  const named = categories.filter(({ title }) => matches(nameOf(title)))
  const others = categories.filter((category) => !named.includes(category))
  return [...named, ...others.filter(({ title }) => matches(`${nameOf(title)} ${everyday[title] ?? ''}`))]
}

/** Whether the typed text equals the name, ignoring case, accents and punctuation. */
export function isName(name: string, typed: string): boolean {
  return wordsOf(name).join(' ') === wordsOf(typed).join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
