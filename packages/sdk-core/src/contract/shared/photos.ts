import type { FileRule } from './call.ts'
import { MAX_IMAGE_BYTES, MAX_PHOTOS } from './limits.ts'

/** The accepted media types of a couple's photos and inspirations. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Returns the file limits of a call that accepts photos in one field. */
export function photos<Field extends string>(field: Field): Record<Field, FileRule> {
  const rule: FileRule = { maxFiles: MAX_PHOTOS, maxBytes: MAX_IMAGE_BYTES, types: PHOTO_TYPES }
  return { [field]: rule } as Record<Field, FileRule>
}
