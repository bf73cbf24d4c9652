import { MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from '../contract/limits.ts'
import type { DraftNote } from './draft.ts'

/** Chooses the files a draft takes. What is not an image or is there already is left out without a word. */
export function pickImages(
  files: Iterable<File>,
  present: readonly { name: string; size: number }[],
): { picked: File[]; note: DraftNote | null } {
  const picked: File[] = []
  let note: DraftNote | null = null
  for (const file of files) {
    const isThere = [...present, ...picked].some(({ name, size }) => name === file.name && size === file.size)
    if (!file.type.startsWith('image/') || isThere) continue
    if (file.size === 0) note = 'image_empty'
    else if (file.size > MAX_IMAGE_BYTES) note = 'image_too_large'
    else if (present.length + picked.length >= MAX_VISION_IMAGES) note = 'too_many_images'
    else picked.push(file)
  }
  return { picked, note }
}
