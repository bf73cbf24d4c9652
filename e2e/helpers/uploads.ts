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

/** Creates a photo of a lawn under a blue sky, 1280 × 854 pixels. The horizon is at 45 % of the height. */
export async function lawnPhoto(name: string): Promise<Upload> {
  const fade = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const lawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="854">
    <defs>${fade('sky', '#6fa8dc', '#d8e8f4')}${fade('grass', '#7d9a56', '#4f7434')}</defs>
    <rect width="100%" height="45%" fill="url(#sky)"/>
    <rect y="45%" width="100%" height="55%" fill="url(#grass)"/>
  </svg>`
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(lawn)).jpeg().toBuffer() }
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
