import { formatMoney } from '../shared/format-money.ts'

export interface BriefMessage {
  message?: string | undefined
  /** The most that the couple wants to pay each vendor. */
  budget?: number | undefined
}

/** Returns the message that each vendor of a brief receives. The client shows it before the brief is sent. */
export function briefMessage({ message = '', budget }: BriefMessage, currency: string | undefined): string {
  const line = budget === undefined ? '' : `Our budget for this is ${formatMoney(budget, { currency })}.`
  return [message.trim(), line].filter(Boolean).join('\n\n')
}
