import sharp from 'sharp'

/** A file as the file picker gets it. */
export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A small photo of one colour. */
export async function photo(name: string, colour = '#c98fa0'): Promise<Upload> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Bytes that claim to be an image. */
export function notAPhoto(name: string, bytes: number, mimeType = 'image/jpeg'): Upload {
  return { name, mimeType, buffer: Buffer.alloc(bytes, 'MZ\0') }
}
