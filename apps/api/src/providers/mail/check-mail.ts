import { type Mail, MailFailed } from './mail.ts'

/** One bare address: nothing that a mail program reads as a second one, a name, a comment or a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Throws for a message whose address or subject could smuggle in a recipient or a header. */
export function assertSendable({ to, subject }: Mail): void {
  if (!ADDRESS.test(to) || CONTROL.test(to) || to.length > 254) {
    throw new MailFailed('invalid_message', 'The recipient is not one plain e-mail address')
  }
  if (CONTROL.test(subject)) throw new MailFailed('invalid_message', 'The subject has a control character')
}
