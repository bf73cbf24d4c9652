import { LOGIN_CODE_LENGTH } from '../contract/limits.ts'

/** The digits of a sign-in code in what was typed or pasted: `12 34`, full-width digits, or a whole line of the mail. */
export function normalizeCode(text: string): string {
  const plain = text.normalize('NFKC')
  const whole = /(?:^|\D)(\d(?:[ -]?\d){3})(?!\d)/.exec(plain)?.[1] ?? plain
  return whole.replace(/\D/g, '').slice(0, LOGIN_CODE_LENGTH)
}

/** Whether a text can be an e-mail address at all; the backend has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
}
