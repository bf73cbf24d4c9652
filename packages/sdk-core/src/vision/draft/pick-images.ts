import { MAX_IMAGE_BYTES, MAX_VISION_IMAGES } from '../../contract/shared/limits.ts'
import type { DraftNote } from './draft.ts'

/** Matches the file names of HEIC photos, for which Windows reports no media type. */
const HEIC_NAME = /\.hei[cf]$/i
/** Matches the first bytes of a HEIC file, after its length field. */
const HEIC_BYTES = /^ftyp(hei[cmsx]|hev[cmsx]|mi[af][1f])/
const UNKNOWN_TYPES = ['', 'application/octet-stream']

/**
 * Selects the files that a draft accepts. Ignores duplicates and files that are not images silently. `note` is the
 * reason why the last rejected file was skipped.
 */
export function pickImages(
  files: Iterable<File>,
  present: readonly { name: string; size: number }[],
): { picked: File[]; note: DraftNote | null } {
  const picked: File[] = []
  let note: DraftNote | null = null
  for (const file of files) {
    const isDuplicate = [...present, ...picked].some(({ name, size }) => name === file.name && size === file.size)
    if (!file.type.startsWith('image/') || isDuplicate) continue
    if (file.size === 0) note = 'image_empty'
    else if (file.size > MAX_IMAGE_BYTES) note = 'image_too_large'
    else if (present.length + picked.length >= MAX_VISION_IMAGES) note = 'too_many_images'
    else picked.push(file)
  }
  return { picked, note }
}

/**
 * Sets the type `image/heic` if the system reports no type, but the name or the first bytes of the file are those of
 * HEIC.
 */
export async function withType(file: File): Promise<File> {
  if (!UNKNOWN_TYPES.includes(file.type)) return file
  const isHeic = HEIC_NAME.test(file.name) || HEIC_BYTES.test(await file.slice(4, 12).text())
  return isHeic ? new File([file], file.name, { type: 'image/heic', lastModified: file.lastModified }) : file
}
