import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The mail that announces the deletion of an account, with its date and a link to cancel it. */
export function writeDeletionMail(to: string, url: string, eraseAt: Date): Mail {
  const day = eraseAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const title = `Your account will be deleted on ${day}`
  const start =
    'On that day we erase your profile, visions, inspirations, saved vendors and credits. Vendors keep your messages, signed ' +
    'documents and invoices, but we no longer show your name there. Until then you can sign in and keep your account.'
  const rest =
    'If you did not ask for this, sign in, keep your account and change your password. This is the last mail about it.'
  return {
    to,
    subject: title,
    text: `${title}.\n\n${start}\n\n${url}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Keep my account', url }, rest }),
  }
}

/** The mail that confirms a cancelled deletion. */
export function writeRestoredMail(to: string, url: string): Mail {
  const title = 'Your account stays'
  const start = 'The deletion of your account was cancelled. Nothing was erased.'
  const rest = 'If you did not do this, change your password: someone may be signed in to your account.'
  return {
    to,
    subject: title,
    text: `${title}.\n\n${start}\n\n${url}\n\n${rest}\n`,
    html: writeLetter({ title, start, action: { label: 'Open settings', url }, rest }),
  }
}
