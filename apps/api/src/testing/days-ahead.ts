/** Returns the day, `YYYY-MM-DD`, that is a number of days after today. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
