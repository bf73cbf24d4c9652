import type { Picture } from './picture.ts'
import { rework } from './rework.ts'

/** Writes a picture as WebP, `width` pixels wide when it is wider than that. */
export function toWebp(bytes: Uint8Array, width?: number): Promise<Picture> {
  return rework(bytes, (image) => (width ? image.resize({ width, withoutEnlargement: true }) : image))
}
