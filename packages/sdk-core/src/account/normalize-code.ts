import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET } from '../contract/shared/limits.ts'

const LETTER = `[${LONG_CODE_ALPHABET}]`
const WHOLE_LONG = new RegExp(`(?<![A-Z0-9])${LETTER}{4}[ -]?${LETTER}{4}(?![A-Z0-9])`)
const NOT_A_LETTER = new RegExp(`[^${LONG_CODE_ALPHABET}]`, 'g')

/**
 * Returns the characters of a sign-in code of this length in what was typed or pasted: `12 34`, `abcd-efgh`, full-width
 * characters, or a whole line of the mail.
 */
export function normalizeCode(text: string, length: number = LOGIN_CODE_LENGTH): string {
  const plain = text.normalize('NFKC')
  return (length === LOGIN_CODE_LENGTH ? digitsIn(plain) : lettersIn(plain)).slice(0, length)
}

function digitsIn(text: string): string {
  const whole = /(?:^|\D)(\d(?:[ -]?\d){3})(?!\d)/.exec(text)?.[1] ?? text
  return whole.replace(/\D/g, '')
}

/** The mail has its code in capitals, so that the words around it are no part of it. */
function lettersIn(text: string): string {
  const capitals = text.toUpperCase()
  const [whole = capitals] = WHOLE_LONG.exec(text) ?? WHOLE_LONG.exec(capitals) ?? []
  return whole.replace(NOT_A_LETTER, '')
}

/** Whether a text can be an e-mail address at all; the backend has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
}
