import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** What the mail with a sign-in code says. */
export interface CodeMail {
  to: string
  /** 4 digits, or 8 characters without spaces, so that a double click selects all of them. */
  code: string
}

/** The mail that carries a sign-in code. A short code is the first four-digit number of its text. */
export function writeCodeMail({ to, code }: CodeMail): Mail {
  const title = 'Your sign-in code'
  const rest = 'It works once, within 10 minutes. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: title,
    text: `Your sign-in code is ${code}.\n\n${rest}\n`,
    html: writeLetter({ title, code, rest }),
  }
}
