import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES } from '../contract/shared/limits.ts'

/** `too_many`: more than five including the existing ones. `wrong_type`: not a PDF, image or video. */
export type DocumentsResult = { ok: true } | { ok: false; code: 'too_many' | 'wrong_type' | 'too_large' }

const ACCEPTED_TYPES = /^(application\/pdf$|image\/(?!svg)|video\/)/
/** Matches the names of accepted files. Used for files without a type, because some systems do not report it. */
const ACCEPTED_NAMES = /\.(pdf|jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|mp4|m4v|mov|webm|3gp|mpe?g|avi)$/i

/** Validates files before an upload, given the number of `existing` documents. The backend also checks their bytes. */
export function checkDocuments(files: readonly File[], existing: number): DocumentsResult {
  if (existing + files.length > MAX_LEAD_FILES) return { ok: false, code: 'too_many' }
  if (!files.every(isAccepted)) return { ok: false, code: 'wrong_type' }
  if (files.some(({ size }) => size > MAX_LEAD_FILE_BYTES)) return { ok: false, code: 'too_large' }
  return { ok: true }
}

function isAccepted({ type, name }: File): boolean {
  return type === '' ? ACCEPTED_NAMES.test(name) : ACCEPTED_TYPES.test(type)
}

/** Splits the total progress `done` into the progress of each file, from 0 to 1. The files are sent in order. */
export function progressOfEach(files: readonly { size: number }[], done: number): number[] {
  let sent = done * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const part = size === 0 ? done : Math.min(1, Math.max(0, sent / size))
    sent -= size
    return part
  })
}
