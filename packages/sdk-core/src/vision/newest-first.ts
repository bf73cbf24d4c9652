import type { Vision } from '../contract/vision/schema.ts'

/** Newest first; those without a date last, and by id where dates are equal. */
export function newestFirst<V extends Pick<Vision, 'id' | 'created_at'>>(visions: readonly V[]): V[] {
  const time = ({ created_at }: V) => Date.parse(created_at ?? '') || 0
  return [...visions].sort((a, b) => time(b) - time(a) || b.id.localeCompare(a.id))
}
