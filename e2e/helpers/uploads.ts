import { open } from 'node:fs/promises'
import { test } from '@playwright/test'
import sharp from 'sharp'

/** A file for a file input. */
export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Creates a small photo of one colour. */
export async function photo(name: string, colour = '#c98fa0'): Promise<Upload> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Creates a file that claims to be an image. */
export function notAPhoto(name: string, bytes: number, mimeType = 'image/jpeg'): Upload {
  return { name, mimeType, buffer: Buffer.alloc(bytes, 'MZ\0') }
}

/** Creates a sparse file on disk that exceeds every upload limit. Returns its path. */
export async function hugePhoto(): Promise<string> {
  const path = test.info().outputPath('huge.jpg')
  const file = await open(path, 'w')
  await file.truncate(25 * 1024 * 1024)
  await file.close()
  return path
}
