import { invoiceName } from '@vowkit/sdk-core/contract'
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

/**
 * Writes the email to a couple about an invoice. The link leads to the payment, or to the contract if the couple has not
 * signed it.
 */
export function writeInvoiceMail(
  { businessName }: LeadRow,
  { invoice, isUnsigned }: { invoice: InvoiceRow; isUnsigned: boolean },
  url: string,
  formats: Formats,
): LocalizedMail['texts'] {
  const factsIn = (language: MailLanguage): Fact[] => {
    const labels = LABELS[language]
    return [
      { label: labels.from, value: businessName },
      { label: labels.for, value: invoiceName(invoice.name, invoice.part, language) },
      { label: labels.amount, value: formats.amount(invoice.due, language) },
      { label: labels.due, value: formatDate(invoice.dueDate, language) },
    ]
  }
  const { en, es } = isUnsigned ? BEFORE_SIGNING : TO_PAY
  return {
    en: {
      title: 'You have an invoice',
      start: `${businessName} has sent you an invoice.${en.start}`,
      facts: factsIn('en'),
      action: { label: en.action, url },
      rest: en.rest,
    },
    es: {
      title: 'Tienes una factura',
      start: `${businessName} te envió una factura.${es.start}`,
      facts: factsIn('es'),
      action: { label: es.action, url },
      rest: es.rest,
    },
  }
}

const TO_PAY = {
  en: {
    start: '',
    action: 'Pay the invoice',
    rest: 'You can see and pay it any time on their page among your vendors.',
  },
  es: {
    start: '',
    action: 'Pagar la factura',
    rest: 'Puedes verla y pagarla cuando quieras en su página, entre tus proveedores.',
  },
}

const BEFORE_SIGNING = {
  en: {
    start: ' You have not signed their contract yet, so nothing is due until you do.',
    action: 'Read the contract',
    rest: 'If you choose another vendor, you can say “No, thank you” on their page among your vendors.',
  },
  es: {
    start: ' Aún no has firmado su contrato, así que no debes nada hasta que lo hagas.',
    action: 'Leer el contrato',
    rest: 'Si eliges a otro proveedor, puedes decirle «No, gracias» en su página, entre tus proveedores.',
  },
}

/** Returns the facts of a payment for one side. */
function factsOfPayment(
  lead: LeadRow,
  { id, name, part, total, paidAt }: InvoiceRow,
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
    { label: labels.for, value: invoiceName(name, part, language) },
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
