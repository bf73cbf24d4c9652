import type { MailLanguage } from '../../providers/mail/mail.ts'

const LOCALES: Record<MailLanguage, string> = { en: 'en-US', es: 'es-US' }

/** Formats a date such as `2027-05-01` for readers. */
export function formatDate(date: string, language: MailLanguage): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats an amount in US dollars. */
export function formatAmount(amount: string, language: MailLanguage): string {
  return Number(amount).toLocaleString(LOCALES[language], { style: 'currency', currency: 'USD' })
}

/** Joins the names of a couple. */
export function joinNames(names: readonly string[], language: MailLanguage): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names.filter((name) => name !== ''))
}
