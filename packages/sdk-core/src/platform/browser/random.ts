import type { Random } from '../platform.ts'

export const browserRandom: Random = {
  float: () => Math.random(),
  // `crypto.randomUUID` exists in secure contexts only; a partner's page may be plain http.
  uuid: () => (crypto.randomUUID ? crypto.randomUUID() : uuidFrom(crypto.getRandomValues(new Uint8Array(16)))),
}

/** A version 4 UUID made of 16 random bytes. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
