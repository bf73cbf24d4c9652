import { formatMoney } from '@vowkit/sdk-core/contract'

type Language = 'en' | 'es'

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** Formats amounts, dates and times of the deployment for readers of a language. */
export interface Formats {
  currency: string
  /** Formats an amount, such as decimal text, with two decimals. */
  amount(amount: number | string, language: Language): string
  /** Formats a price. Whole prices have no decimals. */
  price(amount: number | string, language: Language): string
  /** Formats the day of a moment in the deployment's time zone. */
  day(moment: Date, language: Language): string
  /** Formats a moment in the deployment's time zone, with the name of the zone. */
  moment(moment: Date, language: Language): string
}

export function createFormats({ currency, timeZone }: { currency: string; timeZone: string }): Formats {
  return {
    currency,
    amount: (amount, lang) => formatMoney(Number(amount), { currency, lang, isExact: true }),
    price: (amount, lang) => formatMoney(Number(amount), { currency, lang }),
    day: (moment, language) => moment.toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone }),
    moment(moment, language) {
      const day = moment.toLocaleDateString(LOCALES[language], { dateStyle: 'full', timeZone })
      const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const
      return `${day}, ${moment.toLocaleTimeString(LOCALES[language], time)}`
    },
  }
}

/** Formats a calendar date such as `2027-05-01`. */
export function formatDate(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
}

/** Joins the parts of a list that are not empty. */
export function joinList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(parts.filter((part) => part !== ''))
}

/** Formats a number. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(LOCALES[language])
}
