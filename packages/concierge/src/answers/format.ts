import { markAmount } from '../fill-amounts.ts'
import type { ReplyLanguage } from '../questions/query.ts'

const LOCALES: Record<ReplyLanguage, string> = { en: 'en-US', es: 'es-US', fr: 'fr-FR', de: 'de-DE' }

/** Formats numbers, amounts, dates and lists in one language. */
export interface Format {
  /** The mark of an amount, which `fillAmounts` writes in the currency of the deployment. */
  money(amount: number): string
  number(value: number): string
  /** A date or month: `YYYY-MM-DD` or `YYYY-MM`. */
  date(iso: string): string
  and(items: readonly string[]): string
  or(items: readonly string[]): string
}

export function formatFor(language: ReplyLanguage): Format {
  const locale = LOCALES[language]
  const number = new Intl.NumberFormat(locale)
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  return {
    money: markAmount,
    number: (value) => number.format(value),
    date(iso) {
      const [, , day] = iso.split('-')
      const date = new Date(`${iso.slice(0, 7)}-${day ?? '01'}T00:00:00Z`)
      return new Intl.DateTimeFormat(locale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
        ...(day && { day: 'numeric' }),
      }).format(date)
    },
    and: (items) => join(lists.and, items),
    or: (items) => join(lists.or, items),
  }
}

/**
 * Joins items, which may begin with the markup of bold text. The formatter sees the items without it, because the
 * Spanish conjunction depends on the first sound of the next item.
 */
function join(list: Intl.ListFormat, items: readonly string[]): string {
  const left = [...items]
  const parts = list.formatToParts(items.map((item) => item.replace(/^\*+/, '')))
  const texts = parts.map(({ type, value }) =>
    type === 'element' ? (left.shift() ?? '') : value.replace(/^, (?=(and|or) )/, ' '),
  )
  return texts.join('')
}
