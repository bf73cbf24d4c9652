import type { Random } from '../platform.ts'

export const browserRandom: Random = {
  float: () => Math.random(),
  // Not `crypto.randomUUID`, which secure contexts only have: a partner's page may be plain http.
  uuid: () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
}

/** A version 4 UUID made of 16 random bytes, of which it leaves out one: where it says what it is. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
