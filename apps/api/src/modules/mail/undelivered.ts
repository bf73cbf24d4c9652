import { asc, eq, lte } from 'drizzle-orm'
import { undeliveredMails } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { MAIL_QUEUE, type SealedMail } from './mail-queue.ts'
import { isExpired, unsealMail } from './queued-mail.ts'
import { mailRules } from './rules.ts'

/** An email that could not be delivered, without the encrypted content. */
export interface UndeliveredMail {
  id: number
  to: string
  subject: string
  postedAt: Date
  failedAt: Date
  /** Why the last attempt failed. */
  failure: string
  /** Whether the content has expired, such as a sign-in code. An expired email is not sent again. */
  isExpired: boolean
}

/** Stores undeliverable emails for the operator, for `undeliveredMailLifeMs`. */
export interface UndeliveredMails {
  /** Stores an encrypted email. Returns the id. */
  add(sealed: string, failure: string): Promise<number>
  /** Returns the undelivered emails, oldest first. */
  list(): Promise<UndeliveredMail[]>
  /** Queues an email for another day of attempts. Deletes the email if it has expired. Throws `UnknownMail`. */
  retry(id: number): Promise<'queued' | 'expired'>
  /** Deletes emails past their retention time. */
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
    async add(sealed, failure) {
      const values = { sealed, failure, failedAt: clock.now() }
      const [stored] = await db.insert(undeliveredMails).values(values).returning({ id: undeliveredMails.id })
      if (!stored) throw new Error('An undelivered mail was not stored.')
      return stored.id
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

/** Thrown if no undelivered email has the given id. */
export class UnknownMail extends Error {
  override readonly name = 'UnknownMail'

  constructor(id: number) {
    super(`No undelivered mail has the id ${id}.`)
  }
}
