import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

const TITLE = 'Your vision is ready'
const REST = 'On a device where you are not signed in, sign in with this email first; your vision opens right after.'

/** The mail with the link to a finished vision. */
export function writeReadyMail(to: string, url: string): Mail {
  return {
    to,
    subject: TITLE,
    text: `${TITLE}. See it here:\n\n${url}\n\n${REST}\n`,
    html: writeLetter({ title: TITLE, action: { label: 'See it here', url }, rest: REST }),
  }
}
