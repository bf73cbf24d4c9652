import { expect, it } from 'vitest'
import { currencySymbol, formatMoney } from './format-money.ts'

/** Intl separates amounts and symbols with several kinds of spaces. */
const withSpaces = (text: string) => text.replace(/\s/g, ' ')

it.each([
  [30, 'USD', 'en', '$30'],
  [4.5, 'USD', 'en', '$4.50'],
  [1200, 'USD', 'es', '$1,200'],
  [1200, 'EUR', 'en', '€1,200'],
  [1200.5, 'EUR', 'de', '1.200,50 €'],
  [12_000, 'EUR', 'es', '12.000 €'],
  [1200, 'MXN', 'es', '$1,200'],
  [1200, 'GBP', 'en-US', '£1,200'],
  [1200, 'CHF', 'not a language', 'CHF 1,200'],
  [1200, undefined, 'en', '1,200'],
  [1200, 'euro', 'en', '1,200'],
])('formatMoney formats %d %s in the language %s as %s', (amount, currency, lang, text) => {
  expect(withSpaces(formatMoney(amount, { currency, lang }))).toBe(text)
})

it('formatMoney writes whole amounts with two decimals if they are exact', () => {
  expect(formatMoney(1250, { currency: 'USD', isExact: true })).toBe('$1,250.00')
  expect(formatMoney(1250, { currency: 'EUR', isExact: true })).toBe('€1,250.00')
})

it.each([
  ['USD', 'en', '$'],
  ['EUR', 'de', '€'],
  ['CHF', 'en', 'CHF'],
])('currencySymbol returns the symbol of %s in %s', (currency, lang, symbol) => {
  expect(currencySymbol(currency, lang)).toBe(symbol)
})
