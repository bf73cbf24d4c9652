import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/**
 * The mail that carries the link by which a vendor proves the mailbox. It repeats nothing of the form: a stranger may have
 * filled it in.
 */
export function writeVerificationMail(to: string, link: string): Mail {
  const start = 'Thank you for asking to list your business. Verify your email to create your account.'
  const rest = 'The link works for seven days. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: 'Verify your email to create your account',
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: `<p>${start}</p><p><a href="${escapeHtml(link)}">Verify your email</a></p><p>${rest}</p>`,
  }
}
