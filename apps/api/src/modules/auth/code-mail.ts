import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that carries a sign-in code, which is its first four-digit number. */
export function writeCodeMail(to: string, code: string): Mail {
  const title = 'Your sign-in code'
  const rest = 'It works once, within 10 minutes. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: title,
    text: `Your sign-in code is ${code}.\n\n${rest}\n`,
    html: writeLetter({ title, code, rest }),
  }
}
