import { randomInt } from 'node:crypto'
import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '@vowkit/sdk-core/contract'
import type { Secrets, Sign } from '../../platform/secrets.ts'

/** Creates a random sign-in code: four digits, or eight characters of an alphabet without look-alikes. */
export function makeCode(isLong: boolean): string {
  const alphabet = isLong ? LONG_CODE_ALPHABET : '0123456789'
  const length = isLong ? LONG_CODE_LENGTH : LOGIN_CODE_LENGTH
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Hashes of stored codes. They use a secret key, so that short codes cannot be brute-forced from a leaked table. */
export interface CodeHashes {
  create(email: string, code: string): string
  /** Whether a stored hash is the one of this code, with the secret or a previous one. */
  isOf(stored: string, email: string, code: string): boolean
}

export function createCodeHashes(secrets: Secrets): CodeHashes {
  const write = (sign: Sign, email: string, code: string) => sign(`login-code:${email}:${code}`)
  return {
    create: (email, code) => write(secrets.sign, email, code),
    isOf: (stored, email, code) => secrets.isSigned(stored, (sign) => write(sign, email, code)),
  }
}
