import { open } from 'node:fs/promises'
import { test } from '@playwright/test'
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

/** The path of a file that is too large for every form. It lies on disk, where nobody has to carry its bytes. */
export async function hugePhoto(): Promise<string> {
  const path = test.info().outputPath('huge.jpg')
  const file = await open(path, 'w')
  await file.truncate(25 * 1024 * 1024)
  await file.close()
  return path
}
