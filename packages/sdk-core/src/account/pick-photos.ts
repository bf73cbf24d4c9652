import { MAX_PHOTOS } from '../contract/shared/limits.ts'
import { PHOTO_TYPES } from '../contract/shared/photos.ts'

/** The photos chosen for a couple. More than five, or one of another type, break the rule: the field is cleared. */
export function pickPhotos(files: Iterable<File>): { ok: true; photos: File[] } | { ok: false } {
  const photos = [...files]
  return photos.length <= MAX_PHOTOS && photos.every(isPhoto) ? { ok: true, photos } : { ok: false }
}

/** The images chosen for an inspiration. Files of other types are left out; more than five images break the rule. */
export function pickInspirationImages(files: Iterable<File>): { ok: true; images: File[] } | { ok: false } {
  const images = [...files].filter(isPhoto)
  return images.length <= MAX_PHOTOS ? { ok: true, images } : { ok: false }
}

function isPhoto({ type }: File): boolean {
  return PHOTO_TYPES.some((known) => known === type)
}
