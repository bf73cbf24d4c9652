import { MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from '../contract/limits.ts'
import type { DraftNote } from './draft.ts'

/** A photo from a phone, of which Windows does not know what it is. */
const HEIC_NAME = /\.hei[cf]$/i
const UNKNOWN_TYPES = ['', 'application/octet-stream']

/** Chooses the files a draft takes. What is not an image or is there already is left out without a word. */
export function pickImages(
  files: Iterable<File>,
  present: readonly { name: string; size: number }[],
): { picked: File[]; note: DraftNote | null } {
  const picked: File[] = []
  let note: DraftNote | null = null
  for (const given of files) {
    const file = withType(given)
    const isThere = [...present, ...picked].some(({ name, size }) => name === file.name && size === file.size)
    if (!file.type.startsWith('image/') || isThere) continue
    if (file.size === 0) note = 'image_empty'
    else if (file.size > MAX_IMAGE_BYTES) note = 'image_too_large'
    else if (present.length + picked.length >= MAX_VISION_IMAGES) note = 'too_many_images'
    else picked.push(file)
  }
  return { picked, note }
}

function withType(file: File): File {
  if (!UNKNOWN_TYPES.includes(file.type) || !HEIC_NAME.test(file.name)) return file
  return new File([file], file.name, { type: 'image/heic', lastModified: file.lastModified })
}
