import { eld } from 'eld/small'

/** The least words of which the language is clear. */
const MIN_WORDS = 4
/** The language of a longer text shows in its beginning. */
const MAX_LENGTH = 600

/**
 * Returns the language of a text, such as `en`. Undefined if it is unclear: for texts of a few words, and for texts in
 * several languages.
 */
export function textLanguage(text: string): string | undefined {
  const start = text.slice(0, MAX_LENGTH)
  if (/\p{Script=Han}/u.test(start)) return 'zh'
  if (/\p{Script=Arabic}/u.test(start)) return 'ar'
  if ((start.match(/\p{L}+/gu) ?? []).length < MIN_WORDS) return undefined
  const found = eld.detect(start)
  return found.isReliable() ? found.language : undefined
}
