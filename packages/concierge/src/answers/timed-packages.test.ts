import { describe, expect, it } from 'vitest'
import { timedPackages } from './timed-packages.ts'

const packageOf = (name: string, description: string) => ({
  id: 1,
  name,
  description,
  price: 900,
  per: 'total' as const,
})
const packages = [
  packageOf('Packard, Four Hours', 'To the church, to the party, home in the Morris.'),
  packageOf('Sunday Packard', 'The same, on a Sunday.'),
]

describe('timedPackages', () => {
  it.each([
    ['4 hours would be?', ['Packard, Four Hours']],
    ['and if we do it on a sunday', ['Sunday Packard']],
    ['four hrs?', ['Packard, Four Hours']],
    ['three hours?', []],
    ['and on a friday', []],
    ['how much is it', []],
  ])('returns the packages for the time of "%s"', (message, names) => {
    expect(timedPackages(packages, message).map(({ name }) => name)).toEqual(names)
  })

  it('returns no packages if all have the same time', () => {
    expect(timedPackages(packages.slice(0, 1), 'four hours?')).toEqual([])
  })
})
