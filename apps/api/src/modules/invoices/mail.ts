import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that invites a couple to pay. */
export function writeInvoiceMail(to: string, vendor: string, link: string): Mail {
  const start = `${vendor} has sent you an invoice.`
  const rest = 'You can see and pay it any time on their page among your vendors.'
  return {
    to,
    subject: 'You have an invoice',
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: `<p>${escapeHtml(start)}</p><p><a href="${escapeHtml(link)}">Pay the invoice</a></p><p>${rest}</p>`,
  }
}
