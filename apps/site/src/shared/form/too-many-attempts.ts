/** Says that there were too many attempts, and how long to wait where that is known. */
export function tooManyAttempts(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many attempts. Please try again later.'
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours.`
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
