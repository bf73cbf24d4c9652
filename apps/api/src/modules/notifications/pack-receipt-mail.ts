import type { Formats } from '../../platform/formats.ts'
import type { Fact } from '../../providers/mail/letter.ts'
import type { LocalizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'

/** A paid pack of credits. */
export interface PaidPack {
  credits: number
  cents: number
  payee: string
  paidAt: Date
  /** The id of the payment. */
  paymentId: string
}

const LABELS = {
  en: { payee: 'Paid to', for: 'For', amount: 'Amount', paid: 'Paid on', payment: 'Payment' },
  es: { payee: 'Pagado a', for: 'Concepto', amount: 'Importe', paid: 'Fecha de pago', payment: 'Pago' },
} satisfies Record<MailLanguage, Record<string, string>>

/** Writes the receipt for a pack of credits. `url` is the page that creates a vision. */
export function writePackReceiptMail(pack: PaidPack, url: string, formats: Formats): LocalizedMail['texts'] {
  const { credits } = pack
  return {
    en: {
      title: `Receipt for ${credits} vision credits`,
      start: 'Thank you! Your payment has arrived, and the credits are in your account.',
      facts: factsOf(pack, `${credits} vision credits`, 'en', formats),
      action: { label: 'Create a vision', url },
      rest: 'Keep this email as your receipt.',
    },
    es: {
      title: `Recibo de ${credits} créditos para visiones`,
      start: '¡Gracias! Tu pago llegó y los créditos están en tu cuenta.',
      facts: factsOf(pack, `${credits} créditos para visiones`, 'es', formats),
      action: { label: 'Crear una visión', url },
      rest: 'Conserva este correo como recibo.',
    },
  }
}

function factsOf(
  { cents, payee, paidAt, paymentId }: PaidPack,
  what: string,
  language: MailLanguage,
  formats: Formats,
): Fact[] {
  const labels = LABELS[language]
  return [
    { label: labels.payee, value: payee },
    { label: labels.for, value: what },
    { label: labels.amount, value: formats.amount(cents / 100, language) },
    { label: labels.paid, value: formats.day(paidAt, language) },
    { label: labels.payment, value: paymentId },
  ]
}
