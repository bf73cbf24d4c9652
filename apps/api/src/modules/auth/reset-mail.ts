import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that carries the link to set a new password. */
export function writeResetMail(to: string, link: string): Mail {
  const start = 'Somebody, hopefully you, asked to set a new password for your account.'
  const rest = 'The link works once, within an hour. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: 'Set a new password',
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: `<p>${start}</p><p><a href="${escapeHtml(link)}">Set a new password</a></p><p>${rest}</p>`,
  }
}
