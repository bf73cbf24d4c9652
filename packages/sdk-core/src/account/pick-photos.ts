import { MAX_PHOTOS } from '../contract/shared/limits.ts'
import { PHOTO_TYPES } from '../contract/shared/photos.ts'

/** Validates the couple's photos. Rejects more than five files, and files of unsupported types. */
export function pickPhotos(files: Iterable<File>): { ok: true; photos: File[] } | { ok: false } {
  const photos = [...files]
  return photos.length <= MAX_PHOTOS && photos.every(isPhoto) ? { ok: true, photos } : { ok: false }
}

/** Validates the images of an inspiration. Drops files of unsupported types and rejects more than five images. */
export function pickInspirationImages(files: Iterable<File>): { ok: true; images: File[] } | { ok: false } {
  const images = [...files].filter(isPhoto)
  return images.length <= MAX_PHOTOS ? { ok: true, images } : { ok: false }
}

function isPhoto({ type }: File): boolean {
  return PHOTO_TYPES.some((known) => known === type)
}
