import { expect, it } from 'vitest'
import { SENTENCES } from './answers/sentences/index.ts'
import { fillAmounts, markAmount } from './fill-amounts.ts'
import { REPLY_LANGUAGES } from './questions/query.ts'

it.each([
  ['en', undefined, 'up to $1,200 or $4.99'],
  ['es', 'USD', 'up to $1,200 or $4.99'],
  ['en', 'EUR', 'up to €1,200 or €4.99'],
  ['de', 'EUR', 'up to 1.200 € or 4,99 €'],
] as const)('fillAmounts writes amounts in %s and in the currency %s', (lang, currency, text) => {
  const filled = fillAmounts(`up to ${markAmount(1200)} or ${markAmount(4.99)}`, lang, currency)
  expect(filled.replace(/\s/g, ' ')).toBe(text)
})

it.each([
  ['en', 'USD', 'All in US dollars.'],
  ['en', 'EUR', 'All in euros.'],
  ['es', 'USD', 'All in dólares estadounidenses.'],
  ['de', 'EUR', 'All in Euro.'],
])('fillAmounts names the currency in %s: %s', (language, currency, text) => {
  expect(fillAmounts('All in {{currency}}.', language, currency)).toBe(text)
})

it.each(REPLY_LANGUAGES)('no sentence in %s contains a currency or a town of the demo', (language) => {
  expect(
    textsOf(SENTENCES[language]).match(/.{0,30}(?:\$\d|\d ?\$(?!\{)|dollar|dólar|Oakland|Napa).{0,30}/gi),
  ).toBeNull()
})

/** All texts of an object, including the source of its functions. */
function textsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textsOf).join('\n')
}
