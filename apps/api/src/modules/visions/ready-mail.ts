import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that says where the finished picture is. */
export function writeReadyMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Your vision is ready',
    text: `Your vision is ready. See it here:\n\n${url}\n`,
    html: `<p>Your vision is ready.</p><p><a href="${escapeHtml(url)}">See it here</a></p>`,
  }
}
