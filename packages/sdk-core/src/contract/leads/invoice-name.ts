import type { InvoicePart } from '../desk/states.ts'

/** The names of the parts of an order. The English ones are part of the names that the backend makes. */
const PARTS = {
  en: { deposit: 'Deposit', balance: 'Balance' },
  es: { deposit: 'Depósito', balance: 'Saldo' },
} as const

/**
 * Returns the name of an invoice in a language. Translates the part of an order, which the backend writes in English:
 * `Deposit`, or `Wedding flowers (deposit)`. The words of the vendor stay as they are.
 */
export function invoiceName(name: string, part: InvoicePart | undefined, language: 'en' | 'es'): string {
  if (part === undefined || part === 'full') return name
  const written = PARTS.en[part]
  const translated = PARTS[language][part]
  if (name === written) return translated
  const ending = ` (${written.toLowerCase()})`
  return name.endsWith(ending) ? `${name.slice(0, -ending.length)} (${translated.toLowerCase()})` : name
}
