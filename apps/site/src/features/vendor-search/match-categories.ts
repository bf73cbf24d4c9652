import type { Category } from '@vowkit/sdk-core/contract'

/**
 * Words that name no category: a search for "flores para la boda" is one for "flores". In English and Spanish, because
 * couples type both.
 */
const FILLERS = new Set(
  wordsOf(`a an and at by for in near of on our my the to we with need want looking wedding weddings day
    de del el en la las lo los para por con cerca mi mis nuestra nuestro un una unos unas y o busco buscamos necesito
    quiero queremos boda bodas dia`),
)

/**
 * Returns the categories that match every typed word, except words such as "for the wedding". If no category matches every
 * word, returns those that match most of the words, so that "flowers napa" finds florists. A word matches by prefix, ignoring case and accents. Categories
 * whose name matches come before those of which only an everyday word matches, such as "flowers" for florists.
 */
export function matchCategories(
  categories: readonly Category[],
  typed: string,
  nameOf: (title: string) => string,
  everyday: Readonly<Record<string, string>> = {},
): readonly Category[] {
  const all = wordsOf(typed)
  const wanted = all.length > 1 ? all.filter((word) => !FILLERS.has(word)) : all
  const countIn = (text: string, isWhole = false) => {
    const words = wordsOf(text)
    return wanted.filter((each) => words.some((word) => (isWhole ? isForm(word, each) : word.startsWith(each)))).length
  }
  const textOf = ({ title }: Category) => `${nameOf(title)} ${everyday[title] ?? ''}`
  const named = categories.filter(({ title }) => countIn(nameOf(title)) === wanted.length)
  const others = categories.filter((category) => !named.includes(category))
  const found = [...named, ...others.filter((category) => countIn(textOf(category)) === wanted.length)]
  if (found.length > 0 || wanted.length < 2) return found
  const counts = categories.map((category) => countIn(textOf(category), true))
  const most = Math.max(1, ...counts)
  return categories.filter((_, place) => counts[place] === most)
}

/** Whether a typed word is a whole word, in the singular or the plural. */
function isForm(word: string, typed: string): boolean {
  const [short, long] = word.length < typed.length ? [word, typed] : [typed, word]
  return long === short || long === `${short}s` || long === `${short}es`
}

/** Whether the typed text equals the name, ignoring case, accents and punctuation. */
export function isName(name: string, typed: string): boolean {
  return wordsOf(name).join(' ') === wordsOf(typed).join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('&', ' and ')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
