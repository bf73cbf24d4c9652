import { expect, it } from 'vitest'
import type { PackageFact } from '../facts/profile.ts'
import { packagesInSeason } from './season.ts'

const winter: PackageFact = {
  id: 1,
  per: 'total',
  name: 'Snow Wedding',
  description: 'December to March, skis welcome.',
  price: 5900,
}
const any: PackageFact = { id: 2, per: 'total', name: 'Dockside', description: 'Two people, eight hours.', price: 5600 }

it.each([
  ['2027-01', ['Snow Wedding']],
  ['2026-12-31', ['Snow Wedding']],
  ['2027-06', []],
  [undefined, []],
])('packagesInSeason returns the packages for %s', (date, names) => {
  expect(packagesInSeason([winter, any], date).map(({ name }) => name)).toEqual(names)
})
