/** The day of an instant, where the visitor is; `''` without one. */
export function formatDay(instant: string | undefined): string {
  if (instant === undefined) return ''
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })
}
