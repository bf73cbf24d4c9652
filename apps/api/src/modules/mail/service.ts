import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type Mail, MailFailed, type MailProvider } from '../../providers/mail/mail.ts'
import { MAIL_QUEUE, type SealedMail } from './mail-queue.ts'
import { mailRules } from './rules.ts'
import type { UndeliveredMails } from './undelivered.ts'
import { isExpired, sealMail, unsealMail, type WaitingMail } from './waiting-mail.ts'

export { createUndeliveredMails, type UndeliveredMails } from './undelivered.ts'

/** Posts a mail of one kind to an address if and only if the transaction commits. */
export type PostTo = (tx: Database, to: string) => Promise<void>

/** A kind of mail that is written when it is sent, so that a link in it is as fresh as the mail. */
export interface LateMail {
  /** Names the writer in the queue, across restarts. */
  name: string
  subject: string
  /** Resolves to null for an address that gets no mail. Called again for each attempt. */
  write(to: string): Promise<Mail | null>
}

/** Where modules leave mails. */
export interface Outbox {
  /**
   * Sends a mail if and only if the transaction commits; later, so that no caller can tell by the time it takes. A mail
   * that was not sent `lifeMs` after it was posted is given up.
   */
  post(tx: Database, mail: Mail, options?: { lifeMs: number }): Promise<void>
  /** Registers a writer; returns how to post such a mail. Whether a mail is written does not show before it is sent. */
  addWriter(kind: LateMail): PostTo
}

export interface OutboxDeps {
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  provider: MailProvider
  undelivered: Pick<UndeliveredMails, 'keep'>
  log: FastifyBaseLogger
}

/** The outbox and the queue that empties it. */
export function createOutbox(deps: OutboxDeps): { outbox: Outbox; queue: Queue<SealedMail> } {
  const { jobs, clock, secrets, provider, undelivered, log } = deps
  const writers = new Map<string, LateMail['write']>()

  async function add(tx: Database, mail: Pick<WaitingMail, 'to' | 'subject' | 'content'>, lifeMs?: number) {
    const postedAt = clock.now().getTime()
    const expiresAt = lifeMs === undefined ? null : postedAt + lifeMs
    await jobs.add<SealedMail>(tx, MAIL_QUEUE, { sealed: sealMail(secrets, { ...mail, postedAt, expiresAt }) })
  }

  async function write({ to, subject, content }: WaitingMail): Promise<Mail | null> {
    if ('text' in content) return { to, subject, ...content }
    const writer = writers.get(content.writer)
    if (!writer) throw new Error(`No writer of mails is called ${content.writer}.`)
    return writer(to)
  }

  async function giveUp({ sealed }: SealedMail, failure: string): Promise<void> {
    const id = await undelivered.keep(sealed, failure)
    log.error({ mail: id, failure }, 'a mail was not delivered: see "npm run mails -- list"')
  }

  return {
    outbox: {
      post: (tx, { to, subject, text, html }, options) =>
        add(tx, { to, subject, content: { text, html } }, options?.lifeMs),
      addWriter({ name, subject, write }) {
        writers.set(name, write)
        return (tx, to) => add(tx, { to, subject, content: { writer: name } })
      },
    },
    queue: {
      ...MAIL_QUEUE,
      ...mailRules.mailAttempts,
      expireIn: 60,
      concurrency: 2,
      async work(job) {
        const waiting = unsealMail(secrets, job.sealed)
        if (isExpired(waiting, clock.now())) return giveUp(job, 'It expired before it could be sent.')
        const mail = await write(waiting)
        if (!mail) return
        try {
          await provider.send(mail)
        } catch (error) {
          if (!(error instanceof MailFailed) || error.retryable) throw error
          await giveUp(job, error.message)
        }
      },
      giveUp,
    },
  }
}
