import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import type { Outbox } from '../mail/service.ts'
import { toDeviceName } from './device-name.ts'

/** An event that the owner of an account is warned about. */
export interface SecurityEvent {
  /** Browser and system; `""` if they are unknown. */
  device: string
  at: Date
  siteUrl: string
}

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** The mail about a sign-in from a new browser. Its link contains no token. */
export function writeNewDeviceMail(to: string, event: SecurityEvent): Mail {
  return write(to, event, {
    title: 'New sign-in to your account',
    happened: 'Your account was signed in from a new device',
    label: 'See where you’re signed in',
    path: SITE_PATHS.settings,
    advice:
      'If this was you, there is nothing to do. If this was not you: open Settings, log out the device under ' +
      '“Where you’re signed in”, and change your password.',
  })
}

/** The mail about a changed password. Its link contains no token. */
export function writePasswordChangedMail(to: string, event: SecurityEvent): Mail {
  return write(to, event, {
    title: 'Your password was changed',
    happened: 'The password of your account was changed',
    label: 'Set a new password',
    path: SITE_PATHS.forgot_password,
    advice:
      'Every other device was logged out. If this was you, there is nothing to do. If this was not you: set a new ' +
      'password at once with a link that we mail to you. That logs out every device.',
  })
}

interface Wording {
  title: string
  happened: string
  label: string
  path: string
  advice: string
}

function write(to: string, { device, at, siteUrl }: SecurityEvent, wording: Wording): Mail {
  const { title, happened, label, path, advice } = wording
  const start = `${happened}: ${device || 'an unknown browser'}, ${WHEN.format(at)} UTC.`
  const url = `${siteUrl}${path}`
  return {
    to,
    subject: title,
    text: `${start}\n\n${advice}\n\n${url}\n`,
    html: writeLetter({ title, start, action: { label, url }, rest: advice }),
  }
}

/** Queues a mail about a changed password, if the transaction commits. */
export type PostPasswordChanged = (tx: Database, email: string, source: RequestSource) => Promise<void>

export function createPasswordChangedPost(deps: {
  clock: Clock
  outbox: Pick<Outbox, 'post'>
  siteUrl: string
}): PostPasswordChanged {
  const { clock, outbox, siteUrl } = deps
  return (tx, email, { userAgent }) =>
    outbox.post(tx, writePasswordChangedMail(email, { device: toDeviceName(userAgent), at: clock.now(), siteUrl }))
}
