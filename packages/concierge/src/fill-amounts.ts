import { currencyName, DEFAULT_CURRENCY, formatMoney } from '@vowkit/sdk-core/contract'

const AMOUNT = /\{\{money:([^}]+)\}\}/g

/** Marks an amount in a sentence. `fillAmounts` writes it in the currency of the deployment. */
export function markAmount(amount: number): string {
  return `{{money:${amount}}}`
}

/** Writes the marked amounts of a text, and `{{currency}}`, in a currency and for readers of a language. */
export function fillAmounts(text: string, lang: string, currency = DEFAULT_CURRENCY): string {
  if (!text.includes('{{')) return text
  return text
    .replace(AMOUNT, (_mark, amount) => formatMoney(Number(amount), { currency, lang }))
    .replaceAll('{{currency}}', () => currencyName(currency, lang))
}
