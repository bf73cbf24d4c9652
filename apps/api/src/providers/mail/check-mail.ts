import { type Mail, MailFailed } from './mail.ts'

/** Matches one bare address, without characters that could add a second address, a name, a comment or a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Throws `MailFailed` if the address or subject could inject a recipient or a header. */
export function assertSendable({ to, subject }: Mail): void {
  if (!ADDRESS.test(to) || CONTROL.test(to) || to.length > 254) {
    throw new MailFailed('invalid_message', 'The recipient is not a single plain email address')
  }
  if (CONTROL.test(subject)) throw new MailFailed('invalid_message', 'The subject contains a control character')
}
