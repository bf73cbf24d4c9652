import { MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from '../../contract/shared/limits.ts'
import type { DraftNote } from './draft.ts'

/** A photo from a phone, of which Windows does not know what it is. */
const HEIC_NAME = /\.hei[cf]$/i
/** How such a photo begins, after its first length. */
const HEIC_BYTES = /^ftyp(hei[cmsx]|hev[cmsx]|mi[af][1f])/
const UNKNOWN_TYPES = ['', 'application/octet-stream']

/**
 * Chooses the files a draft takes. What is no image, or is there already, is passed over in silence; of images that are
 * left out the worst reason is told.
 */
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

/** The file with the type of a phone's photo, where the system knows none and its name or its first bytes do. */
export async function withType(file: File): Promise<File> {
  if (!UNKNOWN_TYPES.includes(file.type)) return file
  const isHeic = HEIC_NAME.test(file.name) || HEIC_BYTES.test(await file.slice(4, 12).text())
  return isHeic ? new File([file], file.name, { type: 'image/heic', lastModified: file.lastModified }) : file
}
