/** Formats the day of a date, such as "May 1". Adds the year unless it is the current one. The date is midnight in UTC. */
export function dayOf(date: Date, locale: string): string {
  const isThisYear = date.getUTCFullYear() === new Date().getUTCFullYear()
  const year = isThisYear ? undefined : 'numeric'
  return date.toLocaleDateString(locale, { month: 'long', day: 'numeric', year, timeZone: 'UTC' })
}
