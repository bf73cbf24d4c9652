import { expect, it } from 'vitest'
import { findAmounts } from './amounts.ts'

it.each([
  ['$30,000', ['$30,000']],
  ['under €80.000 or 18 000 euros', ['€80.000', '18 000 euros']],
  ['presupuesto de 20 mil dólares', ['20 mil dólares']],
  ['$45k, about 8 k, 10%', ['$45k', '8 k', '10%']],
  ['60 guests at $200 per head', ['$200 per head']],
  ['4:30 pm, 16h30, 17 h, 11 a.m., 18.30 Uhr', ['4:30 pm', '16h30', '17 h', '11 a.m.', '18.30 Uhr']],
  ['4 o’clock', ['4 o’clock']],
  ['12/09/2026, 8.8.2028 and 2027-06-19', ['12/09/2026', '8.8.2028', '2027-06-19']],
  ['the 3rd of October, Dec 18, June 2027', ['3rd of October', 'Dec 18', 'June 2027']],
  ['15 de mayo de 2027, 14 juillet, 1. August', ['15 de mayo de 2027', '14 juillet', '1. August']],
])('findAmounts finds the prices, times and dates of "%s"', (text, amounts) => {
  expect(findAmounts(text).map(({ start, end }) => text.slice(start, end))).toEqual(amounts)
})

it.each(['12 lanterns', '1,200 candles', '1920s', '6 tiers', '35mm film', '3 marquees', '2 octopuses'])(
  'findAmounts finds nothing in "%s"',
  (text) => expect(findAmounts(text)).toEqual([]),
)

it('findAmounts knows the month of a date', () => {
  expect(findAmounts('am 5. März').map(({ month }) => month)).toEqual([3])
})
