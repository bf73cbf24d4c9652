/** Returns the date in the local time zone as `YYYY-MM-DD`. `now` is in milliseconds since 1970. */
export function localDate(now: number): string {
  const date = new Date(now)
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
