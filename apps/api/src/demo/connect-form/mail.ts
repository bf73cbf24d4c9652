import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** Renders the email with the verification link. Omits the submitted text, because a stranger may have sent it. */
export function writeVerificationMail(to: string, link: string): Mail {
  const title = 'Verify your email to create your account'
  const start = 'Thank you for asking to list your business. Verify your email to create your account.'
  const rest = 'The link works for seven days. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: title,
    text: `${start}\n\n${link}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Verify your email', url: link }, rest }),
  }
}
