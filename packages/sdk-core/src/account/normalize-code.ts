import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET } from '../contract/shared/limits.ts'

const LETTER = `[${LONG_CODE_ALPHABET}]`
const LONG_CODE = new RegExp(`(?<![A-Z0-9])${LETTER}{4}[ -]?${LETTER}{4}(?![A-Z0-9])`)
const NOT_A_LETTER = new RegExp(`[^${LONG_CODE_ALPHABET}]`, 'g')

/**
 * Extracts a sign-in code of this length from typed or pasted text. Accepts `12 34`, `abcd-efgh`, full-width
 * characters, or a line of the email.
 */
export function normalizeCode(text: string, length: number = LOGIN_CODE_LENGTH): string {
  const plain = text.normalize('NFKC')
  return (length === LOGIN_CODE_LENGTH ? digitsIn(plain) : lettersIn(plain)).slice(0, length)
}

function digitsIn(text: string): string {
  const code = /(?:^|\D)(\d(?:[ -]?\d){3})(?!\d)/.exec(text)?.[1] ?? text
  return code.replace(/\D/g, '')
}

/** Prefers capital letters, because the email writes only the code in capitals. */
function lettersIn(text: string): string {
  const capitals = text.toUpperCase()
  const [code = capitals] = LONG_CODE.exec(text) ?? LONG_CODE.exec(capitals) ?? []
  return code.replace(NOT_A_LETTER, '')
}

/** Whether a text looks like an email address. The backend validates the address. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
}
