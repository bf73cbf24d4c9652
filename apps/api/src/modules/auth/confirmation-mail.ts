import { confirmPath } from '@vowkit/sdk-core/contract'
import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail with the link that confirms an e-mail. */
export function writeConfirmationMail(to: string, siteUrl: string, token: string): Mail {
  const title = 'Confirm your email'
  const start = 'Welcome to Vowkit. Please confirm that this is your email, so that you can write to every vendor.'
  const rest =
    'The link works for 7 days. If you did not sign up, you can ignore this email: nobody can use this address ' +
    'as theirs until it is confirmed.'
  const url = `${siteUrl}${confirmPath(token)}`
  return {
    to,
    subject: title,
    text: `${start}\n\n${url}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Confirm my email', url }, rest }),
  }
}
