import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { desc, eq, lte } from 'drizzle-orm'
import { mailbox } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'
import type { MailStore } from '../../providers/mail/mailbox-provider.ts'

export const mailboxRules = {
  /** Time after which an email is deleted from the mailbox, which is used when no mail server is configured. */
  mailboxLifeMs: 30 * DAY,
}

/** An email on the mailbox page. */
export interface MailboxEntry {
  to: string
  subject: string
  text: string
  html: string
  /** The address that answers are sent to, if it is not the sender. */
  reply_to?: string
  /** The names of the attached files, if there are any. */
  attachments?: string[]
  created_at: string
}

/** Stores emails for reading in the browser. Used when no mail server is configured. */
export interface Mailbox extends MailStore {
  /** Returns the latest 100 emails, newest first. Without `to`, includes emails to all addresses. */
  list(to?: string): Promise<MailboxEntry[]>
  /** Deletes emails past their retention time. */
  sweep(): Promise<void>
}

const LIST_LIMIT = 100

export function createMailbox({ db, clock }: { db: Database; clock: Clock }): Mailbox {
  return {
    async append({ to, subject, text, html, replyTo = '', attachments = [] }) {
      const recipient = normalizeEmail(to)
      await db.insert(mailbox).values({
        recipient,
        subject,
        text,
        html,
        replyTo,
        attachments: attachments.map(({ name }) => name),
        createdAt: clock.now(),
      })
    },
    async list(to) {
      const rows = await db
        .select()
        .from(mailbox)
        .where(to === undefined ? undefined : eq(mailbox.recipient, normalizeEmail(to)))
        .orderBy(desc(mailbox.id))
        .limit(LIST_LIMIT)
      return rows.map(({ recipient, subject, text, html, replyTo, attachments, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
        ...(replyTo !== '' && { reply_to: replyTo }),
        ...(attachments.length > 0 && { attachments }),
        created_at: createdAt.toISOString(),
      }))
    },
    async sweep() {
      await db
        .delete(mailbox)
        .where(lte(mailbox.createdAt, new Date(clock.now().getTime() - mailboxRules.mailboxLifeMs)))
    },
  }
}
