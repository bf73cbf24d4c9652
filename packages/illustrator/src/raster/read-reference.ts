import type { Reference } from '../spec.ts'
import { extractPalette } from './extract-palette.ts'
import { findBlooms } from './find-blooms.ts'

/** Reads the colours and the flowers of a reference image. */
export async function readReference(image: Uint8Array): Promise<Reference> {
  const [palette, blooms] = await Promise.all([extractPalette(image), findBlooms(image)])
  return { palette, ...(blooms && { blooms }) }
}
