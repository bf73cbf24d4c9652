import { asc, eq, lte } from 'drizzle-orm'
import { undeliveredMails } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { MAIL_QUEUE, type SealedMail } from './mail-queue.ts'
import { mailRules } from './rules.ts'
import { isExpired, unsealMail } from './waiting-mail.ts'

/** A mail that was not delivered, as the operator sees it. Its text stays sealed. */
export interface UndeliveredMail {
  id: number
  to: string
  subject: string
  postedAt: Date
  failedAt: Date
  /** Why the last attempt failed. */
  failure: string
  /** Whether sending it is no use any more, as of a sign-in code. */
  isExpired: boolean
}

/** Mails that were not delivered, kept for the operator for a month. */
export interface UndeliveredMails {
  /** Keeps a mail; returns its id. */
  keep(sealed: string, failure: string): Promise<number>
  /** The oldest first. */
  list(): Promise<UndeliveredMail[]>
  /** Queues a mail for another day of attempts. Throws an error for an unknown id. */
  retry(id: number): Promise<'queued' | 'expired'>
  /** Deletes old ones. */
  sweep(): Promise<void>
}

export interface UndeliveredDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'add'>
  secrets: Secrets
}

export function createUndeliveredMails({ db, clock, jobs, secrets }: UndeliveredDeps): UndeliveredMails {
  function toUndelivered({ id, sealed, failure, failedAt }: typeof undeliveredMails.$inferSelect): UndeliveredMail {
    const mail = unsealMail(secrets, sealed)
    const { to, subject, postedAt } = mail
    const expired = isExpired(mail, clock.now())
    return { id, to, subject, postedAt: new Date(postedAt), failedAt, failure, isExpired: expired }
  }

  return {
    async keep(sealed, failure) {
      const values = { sealed, failure, failedAt: clock.now() }
      const [kept] = await db.insert(undeliveredMails).values(values).returning({ id: undeliveredMails.id })
      if (!kept) throw new Error('An undelivered mail was not stored.')
      return kept.id
    },
    async list() {
      return (await db.select().from(undeliveredMails).orderBy(asc(undeliveredMails.id))).map(toUndelivered)
    },
    retry: (id) =>
      db.transaction(async (tx) => {
        const [row] = await tx.delete(undeliveredMails).where(eq(undeliveredMails.id, id)).returning()
        if (!row) throw new UnknownMail(id)
        if (toUndelivered(row).isExpired) return 'expired'
        await jobs.add<SealedMail>(tx, MAIL_QUEUE, { sealed: row.sealed })
        return 'queued'
      }),
    async sweep() {
      const oldest = new Date(clock.now().getTime() - mailRules.undeliveredMailLifeMs)
      await db.delete(undeliveredMails).where(lte(undeliveredMails.failedAt, oldest))
    },
  }
}

/** No mail with this id is kept. */
export class UnknownMail extends Error {
  override readonly name = 'UnknownMail'

  constructor(id: number) {
    super(`No undelivered mail has the id ${id}.`)
  }
}
