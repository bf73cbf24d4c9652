import type { FactUnit } from './fact.ts'

/** Returns the unit of time that a noun names. */
export function toUnit(noun = ''): FactUnit {
  const units: readonly FactUnit[] = ['minutes', 'hours', 'days', 'weeks', 'months']
  return units.find((unit) => unit.startsWith(noun.slice(0, 4)) || unit === `${noun}s`) ?? 'days'
}
