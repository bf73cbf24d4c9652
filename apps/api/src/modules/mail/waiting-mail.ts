import type { Secrets } from '../../platform/secrets.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** A mail that waits to be sent. */
export interface WaitingMail {
  to: string
  subject: string
  /** When it was posted, in milliseconds. */
  postedAt: number
  /** When it becomes useless, in milliseconds; null for never. */
  expiresAt: number | null
  /** What it says, or the name of the writer that writes it when it is sent. */
  content: Pick<Mail, 'text' | 'html'> | { writer: string }
}

/** Encrypts a mail: a sign-in code that is hashed in its own table must not be readable in the queue's. */
export function sealMail(secrets: Secrets, mail: WaitingMail): string {
  return secrets.seal(JSON.stringify(mail))
}

export function unsealMail(secrets: Secrets, sealed: string): WaitingMail {
  return JSON.parse(secrets.unseal(sealed))
}

export function isExpired({ expiresAt }: WaitingMail, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.getTime()
}
