/** The currency of a deployment that names none. */
export const DEFAULT_CURRENCY = 'USD'

export interface MoneyOptions {
  /** ISO 4217, such as `EUR`. Without a currency, the amount is a plain number. */
  currency: string | undefined
  /** The language of the reader as a BCP 47 tag, such as `es` or `de-AT`. Default: `en`. */
  lang?: string | undefined
  /** Whether whole amounts have decimals, as on invoices and receipts. */
  isExact?: boolean
}

/** Formats an amount of money for a reader. Whole amounts have no decimals unless `isExact` is set. */
export function formatMoney(amount: number, { currency, lang = 'en', isExact = false }: MoneyOptions): string {
  const digits = isExact || !Number.isInteger(amount) ? 2 : 0
  const style = currency && /^[a-z]{3}$/i.test(currency) ? 'currency' : 'decimal'
  return new Intl.NumberFormat(moneyLocale(lang, currency), {
    style,
    currency: style === 'currency' ? currency : undefined,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/** Returns the symbol of a currency in a language, such as `€`. */
export function currencySymbol(currency: string, lang = 'en'): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(moneyLocale(lang, currency), options).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** Returns the name of a currency in a language, in the plural, such as `US dollars`. */
export function currencyName(currency: string, lang = 'en'): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const
  const parts = new Intl.NumberFormat(lang, options).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/**
 * Adds the country of the currency to a language without a country, because Spanish amounts look different in Mexico
 * and in Spain. A currency code starts with the code of its country.
 */
function moneyLocale(lang: string, currency = ''): string {
  try {
    const locale = new Intl.Locale(lang)
    return locale.region || currency === '' ? lang : new Intl.Locale(lang, { region: currency.slice(0, 2) }).toString()
  } catch {
    return 'en'
  }
}
