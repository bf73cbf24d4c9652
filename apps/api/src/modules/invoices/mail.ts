import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail with the payment link of an invoice. */
export function writeInvoiceMail(to: string, vendor: string, link: string): Mail {
  const title = 'You have an invoice'
  const start = `${vendor} has sent you an invoice.`
  const rest = 'You can see and pay it any time on their page among your vendors.'
  return {
    to,
    subject: title,
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Pay the invoice', url: link }, rest }),
  }
}
