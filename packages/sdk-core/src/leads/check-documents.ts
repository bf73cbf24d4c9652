import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES } from '../contract/shared/limits.ts'

/** `too_many`: the lead would have more than five documents. `wrong_type`: a file is not a PDF, an image or a video. */
export type DocumentsResult = { ok: true } | { ok: false; code: 'too_many' | 'wrong_type' | 'too_large' }

const ACCEPTED_TYPES = /^(application\/pdf$|image\/(?!svg)|video\/)/
/** Matches the names of accepted files. Used for files without a media type, because some systems do not report one. */
const ACCEPTED_NAMES = /\.(pdf|jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|mp4|m4v|mov|webm|3gp|mpe?g|avi)$/i

/**
 * Validates files before an upload. `existing` is the number of documents that the lead already has. The backend also
 * checks the content.
 */
export function checkDocuments(files: readonly File[], existing: number): DocumentsResult {
  if (existing + files.length > MAX_LEAD_FILES) return { ok: false, code: 'too_many' }
  if (!files.every(isAccepted)) return { ok: false, code: 'wrong_type' }
  if (files.some(({ size }) => size > MAX_LEAD_FILE_BYTES)) return { ok: false, code: 'too_large' }
  return { ok: true }
}

function isAccepted({ type, name }: File): boolean {
  return type === '' ? ACCEPTED_NAMES.test(name) : ACCEPTED_TYPES.test(type)
}

/** Returns the upload progress of each file, from 0 to 1. `done` is the total progress. The files are sent in order. */
export function progressOfEach(files: readonly { size: number }[], done: number): number[] {
  let sent = done * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const part = size === 0 ? done : Math.min(1, Math.max(0, sent / size))
    sent -= size
    return part
  })
}
