import { expect, it } from 'vitest'
import { readPackage } from './read-package.ts'

const read = (description: string, name = 'A package') => {
  const { per, minGuests, maxGuests } = readPackage({ id: 1, name, description, price: 100 })
  return { per, minGuests, maxGuests }
}

it.each([
  ['Three courses, price per person.', { per: 'guest' }],
  ['$85 per guest, service included.', { per: 'guest' }],
  ['Per hour, two bartenders.', { per: 'hour' }],
  ['The rate is per hour, with a driver.', { per: 'hour' }],
  ['Priced per table.', { per: 'item' }],
  ['For a hundred guests, three courses.', { per: 'total', maxGuests: 100 }],
  ['Up to 180 guests, Friday to Sunday.', { per: 'total', maxGuests: 180 }],
  ['For 50 to 80 guests.', { per: 'total', minGuests: 50, maxGuests: 80 }],
  ['Plated, for ninety.', { per: 'total', maxGuests: 90 }],
  ['For weddings under forty guests.', { per: 'total', maxGuests: 40 }],
  ['For at least 60 people.', { per: 'total', minGuests: 60 }],
  ['Eight hours, forty prints and a card for each guest.', { per: 'total' }],
  ['Up to forty letters.', { per: 'total' }],
  ['A hundred and fifty copies.', { per: 'total' }],
])('readPackage reads the price unit and the guests of %j', (description, expected) => {
  expect(read(description)).toEqual({ minGuests: undefined, maxGuests: undefined, ...expected })
})

it('readPackage reads the name as well', () => {
  expect(read('Tent and lights.', 'Sailcloth for 150')).toMatchObject({ maxGuests: 150 })
})
