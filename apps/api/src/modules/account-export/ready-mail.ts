import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail about a ready export. It links to the settings page and not to the file, because mails can be forwarded. */
export function writeExportReadyMail(to: string, url: string, expiresAt: Date): Mail {
  const title = 'Your data is ready to download'
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const start = `Open your settings and sign in to download it. The file is there until ${day}.`
  const rest = 'If you did not ask for your data, change your password: someone may be signed in to your account.'
  return {
    to,
    subject: title,
    text: `${title}.\n\n${start}\n\n${url}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Open settings', url }, rest }),
  }
}
