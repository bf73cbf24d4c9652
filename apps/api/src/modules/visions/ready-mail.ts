import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../providers/mail/mail.ts'

const REST = 'On a device where you are not signed in, sign in with this email first; your vision opens right after.'

/** The mail that says where the finished picture is, for whichever device it is read on. */
export function writeReadyMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Your vision is ready',
    text: `Your vision is ready. See it here:\n\n${url}\n\n${REST}\n`,
    html: `<p>Your vision is ready.</p><p><a href="${escapeHtml(url)}">See it here</a></p><p>${REST}</p>`,
  }
}
