import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that carries a sign-in code, which is its first four-digit number. */
export function writeCodeMail(to: string, code: string): Mail {
  const rest = 'It works once, within 10 minutes. If you did not ask for it, you can ignore this email.'
  return {
    to,
    subject: 'Your sign-in code',
    text: `Your sign-in code is ${code}.\n\n${rest}\n`,
    html: `<p>Your sign-in code is</p><p style="font-size:28px;letter-spacing:4px"><b>${code}</b></p><p>${rest}</p>`,
  }
}
