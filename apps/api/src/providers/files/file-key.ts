import { randomBytes } from 'node:crypto'

/** The kinds of file we keep; the extension of a key tells its content type. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
])

// Lower-case hex, because some file systems take "a" and "A" for the same name.
const KEY = /^[0-9a-f]{40}\.([a-z]+)$/

/** A fresh name that nobody can guess: 160 random bits and the extension. */
export function createFileKey(extension: string): string {
  if (!TYPES.has(extension)) throw new RangeError(`No content type is known for .${extension}`)
  return `${randomBytes(20).toString('hex')}.${extension}`
}

/** The content type of a well-formed key, else null. */
export function typeOfKey(key: string): string | null {
  return TYPES.get(KEY.exec(key)?.[1] ?? '') ?? null
}
