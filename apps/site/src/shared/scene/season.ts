export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const BY_QUARTER: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a wedding date, `YYYY-MM-DD`. December belongs to winter. Undefined if the date is invalid. */
export function seasonOf(weddingDate: string): Season | undefined {
  const month = /^\d{4}-(\d{2})-\d{2}$/.exec(weddingDate)?.[1]
  return month === undefined ? undefined : BY_QUARTER[Math.floor((Number(month) % 12) / 3)]
}
