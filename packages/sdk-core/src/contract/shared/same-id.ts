import type { Id } from './primitives.ts'

/** Whether two ids are equal as text. */
export function sameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a != null && b != null && String(a) === String(b)
}
