import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { desc, eq, lte } from 'drizzle-orm'
import { mailbox } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'
import type { MailStore } from '../../providers/mail/mailbox-provider.ts'

export const mailboxRules = {
  /** Where no mail server is set up, a mail stays in the mailbox for this time. */
  mailboxLifeMs: 30 * DAY,
}

/** A mail as the mailbox shows it. */
export interface MailboxEntry {
  to: string
  subject: string
  text: string
  html: string
  created_at: string
}

/** Mails kept to be read in the browser, where no mail server is set up. */
export interface Mailbox extends MailStore {
  /** Newest first; everybody's when no address is given. */
  list(to?: string): Promise<MailboxEntry[]>
  /** Forgets old mails. */
  sweep(): Promise<void>
}

const SHOWN = 100

export function createMailbox({ db, clock }: { db: Database; clock: Clock }): Mailbox {
  return {
    async append({ to, subject, text, html }) {
      await db.insert(mailbox).values({ recipient: normalizeEmail(to), subject, text, html, createdAt: clock.now() })
    },
    async list(to) {
      const rows = await db
        .select()
        .from(mailbox)
        .where(to === undefined ? undefined : eq(mailbox.recipient, normalizeEmail(to)))
        .orderBy(desc(mailbox.id))
        .limit(SHOWN)
      return rows.map(({ recipient, subject, text, html, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
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
