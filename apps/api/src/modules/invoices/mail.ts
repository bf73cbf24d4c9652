import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** Renders the email with the payment link of an invoice. */
export function writeInvoiceMail(to: string, vendor: string, link: string): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: 'You have an invoice',
      start: `${vendor} has sent you an invoice.`,
      action: { label: 'Pay the invoice', url: link },
      rest: 'You can see and pay it any time on their page among your vendors.',
    },
    es: {
      title: 'Tienes una factura',
      start: `${vendor} te envió una factura.`,
      action: { label: 'Pagar la factura', url: link },
      rest: 'Puedes verla y pagarla cuando quieras en su página, entre tus proveedores.',
    },
  })
}
