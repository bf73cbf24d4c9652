import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type Mail, MailFailed, type MailProvider } from '../../providers/mail/mail.ts'

interface SealedMail {
  sealed: string
}

/** Where modules leave mails. */
export interface Outbox {
  /** Sends a mail if and only if the transaction commits; later, so that no caller can tell by the time it takes. */
  post(tx: Database, mail: Mail): Promise<void>
  /** Does the work of a mail and sends none, where its absence would tell whether somebody has an account. */
  postNone(tx: Database): Promise<void>
}

export interface OutboxDeps {
  jobs: Jobs
  secrets: Secrets
  provider: MailProvider
  log: FastifyBaseLogger
}

const NAME = 'mail'

/** The outbox and the queue that empties it. */
export function createOutbox({ jobs, secrets, provider, log }: OutboxDeps): {
  outbox: Outbox
  queue: Queue<SealedMail>
} {
  // Sealed, as a sign-in code that is hashed in its own table must not lie open in the queue's.
  const add = (tx: Database, mail: Mail | null) =>
    jobs.add<SealedMail>(tx, { name: NAME }, { sealed: secrets.seal(JSON.stringify(mail)) })

  return {
    outbox: {
      post: add,
      postNone: (tx) => add(tx, null),
    },
    queue: {
      name: NAME,
      retries: 6,
      retryDelay: 2,
      expireIn: 60,
      atOnce: 2,
      async work({ sealed }) {
        const mail: Mail | null = JSON.parse(secrets.unseal(sealed))
        if (!mail) return
        try {
          await provider.send(mail)
        } catch (error) {
          if (!(error instanceof MailFailed) || error.retryable) throw error
          log.error({ err: error }, 'a mail cannot be delivered')
        }
      },
    },
  }
}
