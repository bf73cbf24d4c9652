import { randomBytes } from 'node:crypto'

/** Content types by file extension. The extension of a key determines its content type. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
  ['heic', 'image/heic'],
  ['heics', 'image/heic-sequence'],
  ['heif', 'image/heif'],
  ['heifs', 'image/heif-sequence'],
  ['bmp', 'image/bmp'],
  ['tiff', 'image/tiff'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/x-m4v'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
  ['gpp', 'video/3gpp'],
  ['mpg', 'video/mpeg'],
  ['avi', 'video/vnd.avi'],
  ['mkv', 'video/matroska'],
  ['ogv', 'video/ogg'],
  ['asf', 'video/x-ms-asf'],
  ['zip', 'application/zip'],
])

// Lower-case hex, because some file systems are case-insensitive.
const KEY = /^[0-9a-f]{40}\.([a-z0-9]+)$/

/** Creates an unguessable key: 160 random bits and the extension. */
export function createFileKey(extension: string): string {
  if (!TYPES.has(extension)) throw new RangeError(`No content type is known for .${extension}`)
  return `${randomBytes(20).toString('hex')}.${extension}`
}

/** Returns the content type of a key, or `null` if the key is malformed. */
export function typeOfKey(key: string): string | null {
  return TYPES.get(KEY.exec(key)?.[1] ?? '') ?? null
}

/** Returns the extension of a supported content type. */
export function extensionOf(type: string): string {
  const found = [...TYPES].find(([, known]) => known === type)
  if (!found) throw new RangeError(`No extension is known for ${type}`)
  return found[0]
}
