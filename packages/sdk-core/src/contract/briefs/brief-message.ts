import { formatMoney } from '../shared/format-money.ts'

export interface BriefMessage {
  message?: string | undefined
  /** The most that the couple wants to pay each vendor. */
  budget?: number | undefined
}

export interface BriefMessageOptions {
  /** The currency of the budget. */
  currency: string | undefined
  /** The language of the couple. */
  language: 'en' | 'es'
}

const BUDGET = {
  en: (amount: string) => `Our budget for this is ${amount}.`,
  es: (amount: string) => `Nuestro presupuesto para esto es de ${amount}.`,
}

/** Returns the message that each vendor of a brief receives. The client shows it before the brief is sent. */
export function briefMessage(
  { message = '', budget }: BriefMessage,
  { currency, language }: BriefMessageOptions,
): string {
  const line = budget === undefined ? '' : BUDGET[language](formatMoney(budget, { currency, lang: language }))
  return [message.trim(), line].filter(Boolean).join('\n\n')
}
