import { randomInt } from 'node:crypto'
import { LOGIN_CODE_LENGTH, LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '@vowkit/sdk-core/contract'
import type { Secrets } from '../../platform/secrets.ts'

/** Creates a random sign-in code: four digits, or eight characters of an alphabet without look-alikes. */
export function makeCode(isLong: boolean): string {
  const alphabet = isLong ? LONG_CODE_ALPHABET : '0123456789'
  const length = isLong ? LONG_CODE_LENGTH : LOGIN_CODE_LENGTH
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * Creates the hash function for stored codes. It uses a secret key, so that short codes cannot be brute-forced from a
 * leaked table.
 */
export function createCodeHash(secrets: Secrets): (email: string, code: string) => string {
  return (email, code) => secrets.sign(`login-code:${email}:${code}`)
}
