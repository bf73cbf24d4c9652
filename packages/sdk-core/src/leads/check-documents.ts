import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES } from '../contract/shared/limits.ts'

/** `too_many`: more than five with those that are there. `wrong_type`: neither PDF, image nor video. */
export type DocumentsResult = { ok: true } | { ok: false; code: 'too_many' | 'wrong_type' | 'too_large' }

const TAKEN = /^(application\/pdf$|image\/(?!svg)|video\/)/
/** Systems that do not know a type say nothing of it. */
const TAKEN_NAME = /\.(pdf|jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|mp4|m4v|mov|webm|3gp|mpe?g|avi)$/i

/** Whether files may be shared, besides the `existing` number of documents; the backend looks at their bytes as well. */
export function checkDocuments(files: readonly File[], existing: number): DocumentsResult {
  if (existing + files.length > MAX_LEAD_FILES) return { ok: false, code: 'too_many' }
  if (!files.every(isTaken)) return { ok: false, code: 'wrong_type' }
  if (files.some(({ size }) => size > MAX_LEAD_FILE_BYTES)) return { ok: false, code: 'too_large' }
  return { ok: true }
}

function isTaken({ type, name }: File): boolean {
  return type === '' ? TAKEN_NAME.test(name) : TAKEN.test(type)
}

/** How much of each file is sent, from 0 to 1, when `done` of all of them is: they go one after the other. */
export function progressOfEach(files: readonly { size: number }[], done: number): number[] {
  let sent = done * files.reduce((sum, { size }) => sum + size, 0)
  return files.map(({ size }) => {
    const part = size === 0 ? done : Math.min(1, Math.max(0, sent / size))
    sent -= size
    return part
  })
}
