import { DEFAULT_CURRENCY } from '@vowkit/sdk-core/contract'
import { ConfigError, type Env, readText } from './read-env.ts'

/** The time zone of the demo's vendors. */
const DEMO_TIME_ZONE = 'America/Los_Angeles'

/** Reads the currency of all amounts. Amounts have two decimals, so currencies with other decimals are refused. */
export function readCurrency(env: Env): string {
  const text = readText(env, 'CURRENCY') ?? DEFAULT_CURRENCY
  const currency = text.toUpperCase()
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw new ConfigError(`CURRENCY must be a currency code of ISO 4217 such as EUR, not "${text}".`)
  }
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  if (maximumFractionDigits === 2) return currency
  throw new ConfigError(`CURRENCY must be a currency with two decimals, and ${currency} has ${maximumFractionDigits}.`)
}

/** Reads the time zone in which days begin. */
export function readTimeZone(env: Env, { demo }: { demo: boolean }): string {
  const text = readText(env, 'TIME_ZONE') ?? (demo ? DEMO_TIME_ZONE : 'UTC')
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError(`TIME_ZONE must be a time zone such as Europe/Berlin, not "${text}".`)
  }
}

/** Reads the price of a month of the monthly plan, with two decimals. */
export function readPlanPrice(env: Env): string {
  const text = readText(env, 'MONTHLY_PLAN_PRICE') ?? '29.99'
  if (/^\d{1,6}(\.\d\d)?$/.test(text)) return Number(text).toFixed(2)
  throw new ConfigError(`MONTHLY_PLAN_PRICE must be a price such as 29.99, not "${text}".`)
}
