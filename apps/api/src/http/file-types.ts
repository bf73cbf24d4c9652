import { fileTypeFromBuffer } from 'file-type'

/** Types that go by another one's name on the wire: a moving PNG is sent as a PNG. */
const SENT_AS: ReadonlyMap<string, string> = new Map([['image/apng', 'image/png']])

/** Whether a file's own bytes say that it is of one of these media types; its name and declared type are not asked. */
export async function hasType(bytes: Uint8Array, types: readonly string[]): Promise<boolean> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  return types.includes(SENT_AS.get(mime) ?? mime)
}

/** Media types as a sentence names them: `JPEG, PNG and GIF`. */
export function nameTypes(types: readonly string[]): string {
  const names = types.map((type) => (type.split('/')[1] ?? type).toUpperCase())
  return new Intl.ListFormat('en-GB').format(names)
}
