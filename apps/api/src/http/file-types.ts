import { fileTypeFromBuffer } from 'file-type'

/** Detected types that are treated as a different type: an animated PNG is treated as a PNG. */
const SENT_AS: ReadonlyMap<string, string> = new Map([['image/apng', 'image/png']])

/** The number of leading bytes from which a file's type is detected. */
export const TYPE_SAMPLE_BYTES = 4100

/** Detects a file's type from the content. Returns `""` if unknown. Ignores the file name and the declared type. */
export async function typeOf(bytes: Uint8Array): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  return SENT_AS.get(mime) ?? mime
}

/** Formats media types for a message, such as `JPEG, PNG and GIF`. */
export function nameTypes(types: readonly string[]): string {
  const names = types.map((type) => (type.split('/')[1] ?? type).toUpperCase())
  return new Intl.ListFormat('en-GB').format(names)
}
