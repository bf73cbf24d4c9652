import type { invoices } from '../../db/tables.ts'
import { type Formats, formatDate } from '../../platform/formats.ts'
import type { Fact } from '../../providers/mail/letter.ts'
import type { LocalizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { coupleNames } from './couple-names.ts'
import type { LeadRow } from './repository.ts'

type InvoiceRow = typeof invoices.$inferSelect

const LABELS = {
  en: {
    from: 'From',
    by: 'Paid by',
    to: 'Paid to',
    for: 'For',
    amount: 'Amount',
    due: 'Due',
    paid: 'Paid on',
    number: 'Invoice',
  },
  es: {
    from: 'De',
    by: 'Pagado por',
    to: 'Pagado a',
    for: 'Concepto',
    amount: 'Importe',
    due: 'Vence',
    paid: 'Fecha de pago',
    number: 'Factura',
  },
} satisfies Record<MailLanguage, Record<string, string>>

/** Writes the email to a couple about an invoice, with the payment link. */
export function writeInvoiceMail(
  { businessName }: LeadRow,
  invoice: InvoiceRow,
  url: string,
  formats: Formats,
): LocalizedMail['texts'] {
  const factsIn = (language: MailLanguage): Fact[] => {
    const labels = LABELS[language]
    return [
      { label: labels.from, value: businessName },
      { label: labels.for, value: invoice.name },
      { label: labels.amount, value: formats.amount(invoice.due, language) },
      { label: labels.due, value: formatDate(invoice.dueDate, language) },
    ]
  }
  return {
    en: {
      title: 'You have an invoice',
      start: `${businessName} has sent you an invoice.`,
      facts: factsIn('en'),
      action: { label: 'Pay the invoice', url },
      rest: 'You can see and pay it any time on their page among your vendors.',
    },
    es: {
      title: 'Tienes una factura',
      start: `${businessName} te envió una factura.`,
      facts: factsIn('es'),
      action: { label: 'Pagar la factura', url },
      rest: 'Puedes verla y pagarla cuando quieras en su página, entre tus proveedores.',
    },
  }
}

/** Returns the facts of a payment for one side. */
function factsOfPayment(
  lead: LeadRow,
  { id, name, total, paidAt }: InvoiceRow,
  language: MailLanguage,
  reader: 'couple' | 'vendor',
  formats: Formats,
): Fact[] {
  const labels = LABELS[language]
  const other =
    reader === 'couple'
      ? { label: labels.to, value: lead.businessName }
      : { label: labels.by, value: coupleNames(lead)[language] }
  return [
    other,
    { label: labels.for, value: name },
    { label: labels.amount, value: formats.amount(total, language) },
    ...(paidAt ? [{ label: labels.paid, value: formats.day(paidAt, language) }] : []),
    { label: labels.number, value: String(id) },
  ]
}

/** Writes the receipt to the couple that paid an invoice. */
export function writeReceiptMail(
  lead: LeadRow,
  invoice: InvoiceRow,
  url: string,
  formats: Formats,
): LocalizedMail['texts'] {
  const { businessName } = lead
  return {
    en: {
      title: `Receipt for your payment to ${businessName}`,
      start: 'Thank you! Your payment has arrived.',
      facts: factsOfPayment(lead, invoice, 'en', 'couple', formats),
      action: { label: 'See the invoice', url },
      rest: 'Your receipt is attached as a PDF. You can download it again on their page among your vendors.',
    },
    es: {
      title: `Recibo de tu pago a ${businessName}`,
      start: '¡Gracias! Tu pago llegó.',
      facts: factsOfPayment(lead, invoice, 'es', 'couple', formats),
      action: { label: 'Ver la factura', url },
      rest: 'Tu recibo va adjunto en PDF. Puedes descargarlo otra vez en su página, entre tus proveedores.',
    },
  }
}

/** Writes the email to a vendor about a paid invoice. */
export function writePaymentMail(
  lead: LeadRow,
  invoice: InvoiceRow,
  url: string,
  formats: Formats,
): LocalizedMail['texts'] {
  const { en, es } = coupleNames(lead)
  return {
    en: {
      title: `${en} paid ${formats.amount(invoice.total, 'en')}`,
      start: 'An invoice has been paid.',
      facts: factsOfPayment(lead, invoice, 'en', 'vendor', formats),
      action: { label: 'Open the lead', url },
      rest: 'The couple has a receipt by email.',
    },
    es: {
      title: `Pago de ${es}: ${formats.amount(invoice.total, 'es')}`,
      start: 'Se pagó una factura.',
      facts: factsOfPayment(lead, invoice, 'es', 'vendor', formats),
      action: { label: 'Abrir la consulta', url },
      rest: 'La pareja recibió el recibo por correo.',
    },
  }
}
