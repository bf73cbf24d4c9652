import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('a deployment without settings has US dollars, UTC and the price of the specification', () => {
  expect(readConfig({})).toMatchObject({ currency: 'USD', timeZone: 'UTC', monthlyPlanPrice: '29.99' })
})

it('a deployment has its own currency, time zone and price', () => {
  const env = { CURRENCY: 'eur', TIME_ZONE: 'Europe/Berlin', MONTHLY_PLAN_PRICE: '25' }
  expect(readConfig(env)).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin', monthlyPlanPrice: '25.00' })
})

it.each([
  [{ CURRENCY: 'euro' }, 'CURRENCY must be a currency code of ISO 4217 such as EUR, not "euro".'],
  [{ CURRENCY: 'JPY' }, 'CURRENCY must be a currency with two decimals, and JPY has 0.'],
  [{ TIME_ZONE: 'Berlin' }, 'TIME_ZONE must be a time zone such as Europe/Berlin, not "Berlin".'],
  [{ MONTHLY_PLAN_PRICE: '$25' }, 'MONTHLY_PLAN_PRICE must be a price such as 29.99, not "$25".'],
])('the settings %j are refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
