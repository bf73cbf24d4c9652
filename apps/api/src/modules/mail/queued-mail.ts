import type { Secrets } from '../../platform/secrets.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** An email in the queue. */
export interface QueuedMail {
  to: string
  subject: string
  /** When the email was queued, in milliseconds since the epoch. */
  postedAt: number
  /**
   * When the email expires, in milliseconds since the epoch. An expired email is not sent. `null` if it never expires.
   */
  expiresAt: number | null
  /** The content, or the name and the key for the writer that creates the content when the email is sent. */
  content: Pick<Mail, 'text' | 'html' | 'replyTo' | 'unsubscribeUrl'> | { writer: string; key?: string }
}

/** Encrypts an email, because the job queue must not contain sign-in codes in plain text. */
export function sealMail(secrets: Secrets, mail: QueuedMail): string {
  return secrets.seal(JSON.stringify(mail))
}

export function unsealMail(secrets: Secrets, sealed: string): QueuedMail {
  return JSON.parse(secrets.unseal(sealed))
}

export function isExpired({ expiresAt }: QueuedMail, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.getTime()
}
