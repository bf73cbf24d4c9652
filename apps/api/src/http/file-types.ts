import { fileTypeFromBuffer } from 'file-type'

/** Types that go by another one's name on the wire: a moving PNG is sent as a PNG. */
const SENT_AS: ReadonlyMap<string, string> = new Map([['image/apng', 'image/png']])

/** How many of its first bytes tell what a file is. */
export const TELLING_BYTES = 4100

/** What its own bytes say a file is, or `""`; its name and declared type are not asked. */
export async function typeOf(bytes: Uint8Array): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  return SENT_AS.get(mime) ?? mime
}

/** Media types as a sentence names them: `JPEG, PNG and GIF`. */
export function nameTypes(types: readonly string[]): string {
  const names = types.map((type) => (type.split('/')[1] ?? type).toUpperCase())
  return new Intl.ListFormat('en-GB').format(names)
}
