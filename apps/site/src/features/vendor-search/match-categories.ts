import type { Category } from '@vowkit/sdk-core/contract'

/** The categories in whose title every typed word begins one; all of them while nothing is typed. */
export function matchCategories(categories: readonly Category[], typed: string): readonly Category[] {
  const wanted = wordsOf(typed)
  return categories.filter(({ title }) => {
    const words = wordsOf(title)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}

/** Whether what is typed is the title itself, however it is written. */
export function isTitle({ title }: Category, typed: string): boolean {
  return wordsOf(title).join(' ') === wordsOf(typed).join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
