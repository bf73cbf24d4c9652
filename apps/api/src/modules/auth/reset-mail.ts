import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** Subject, title and button label of the mail. */
export const RESET_SUBJECT = 'Set a new password'

/** The mail with the link that sets a new password. */
export function writeResetMail(to: string, link: string): Mail {
  const title = RESET_SUBJECT
  const start = 'We received a request to set a new password for your account.'
  const rest = 'The link works once, within an hour. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: title,
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: title, url: link }, rest }),
  }
}
