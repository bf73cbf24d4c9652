import type { Id } from '../contract/shared/primitives.ts'

/** Whether a value is the id of a row on Vowkit's backend: a whole number. */
export function isRowId(id: Id): boolean {
  return /^\d{1,9}$/.test(String(id))
}
