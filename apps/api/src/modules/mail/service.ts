import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Brand } from '../../config/read-brand.ts'
import { accounts } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { MailLink } from '../../providers/mail/letter.ts'
import { type LocalizedMail, renderMail } from '../../providers/mail/localized-mail.ts'
import {
  type Mail,
  type MailAttachment,
  MailFailed,
  type MailLanguage,
  type MailProvider,
} from '../../providers/mail/mail.ts'
import { MAIL_QUEUE, type SealedMail } from './mail-queue.ts'
import { isExpired, type QueuedMail, sealMail, unsealMail } from './queued-mail.ts'
import { mailRules } from './rules.ts'
import type { UndeliveredMails } from './undelivered.ts'

export { createUndeliveredMails, type UndeliveredMails, UnknownMail } from './undelivered.ts'

/**
 * Queues an email of one kind to an address. The email is sent if and only if the transaction commits. The writer gets
 * `key`, which can name the subject of the email.
 */
export type PostTo = (tx: Database, to: string, key?: string) => Promise<void>

/** A kind of email whose content is created when the email is sent, so that links do not expire in the queue. */
export interface DeferredMail {
  /** The writer's name in the queue. It must stay the same across releases. */
  name: string
  subject: string
  /** Creates the email; called for each attempt. Resolves to `null` if the address gets no email. */
  write(to: string, key: string): Promise<WrittenMail | null>
}

/** An email with the options that determine how it is rendered. */
export interface WrittenMail extends Pick<PostOptions, 'language' | 'unsubscribe' | 'replyTo'> {
  mail: LocalizedMail
  attachments?: readonly MailAttachment[]
}

export interface PostOptions {
  /** An email that is not sent within this time counts as undelivered. */
  lifeMs?: number
  /** The language of a localized email. Default: the language of the account with this address, else English. */
  language?: MailLanguage | undefined
  /** The link that unsubscribes from this kind of email. */
  unsubscribe?: MailLink | undefined
  /** The address that answers are sent to. Default: the sender of all emails. */
  replyTo?: string | undefined
}

/** Queues emails within the caller's transaction. */
export interface Outbox {
  /**
   * Queues an email. It is sent after the transaction commits, so that response times do not reveal that it is sent.
   */
  post(tx: Database, mail: LocalizedMail, options?: PostOptions): Promise<void>
  /** Registers a writer. Returns a function that queues the writer's emails, in the same time for every address. */
  registerWriter(kind: DeferredMail): PostTo
}

export interface OutboxDeps {
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  provider: MailProvider
  undelivered: Pick<UndeliveredMails, 'add'>
  brand: Brand
  log: FastifyBaseLogger
}

async function languageOf(tx: Database, email: string): Promise<MailLanguage> {
  const [account] = await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.email, email))
  return account?.language ?? 'en'
}

/** Creates the outbox and the job queue that sends the emails. */
export function createOutbox(deps: OutboxDeps): { outbox: Outbox; queue: Queue<SealedMail> } {
  const { jobs, clock, secrets, provider, undelivered, brand, log } = deps
  const writers = new Map<string, DeferredMail['write']>()

  async function add(tx: Database, mail: Pick<QueuedMail, 'to' | 'subject' | 'content'>, lifeMs?: number) {
    const postedAt = clock.now().getTime()
    const expiresAt = lifeMs === undefined ? null : postedAt + lifeMs
    await jobs.add<SealedMail>(tx, MAIL_QUEUE, { sealed: sealMail(secrets, { ...mail, postedAt, expiresAt }) })
  }

  async function write({ to, subject, content }: QueuedMail): Promise<Mail | null> {
    if ('text' in content) return { to, subject, ...content }
    const writer = writers.get(content.writer)
    if (!writer) throw new Error(`No mail writer is registered as ${content.writer}.`)
    const written = await writer(to, content.key ?? '')
    if (!written) return null
    const { mail, attachments = [], ...frame } = written
    return { ...renderMail(mail, { ...frame, brand, language: frame.language ?? 'en' }), attachments }
  }

  async function giveUp({ sealed }: SealedMail, failure: string): Promise<void> {
    const id = await undelivered.add(sealed, failure)
    log.error({ mail: id, failure }, 'a mail could not be delivered: run "npm run mails -- list"')
  }

  return {
    outbox: {
      async post(tx, mail, { lifeMs, language, unsubscribe, replyTo } = {}) {
        const frame = { brand, unsubscribe, replyTo, language: language ?? (await languageOf(tx, mail.to)) }
        const { to, subject, ...content } = renderMail(mail, frame)
        await add(tx, { to, subject, content }, lifeMs)
      },
      registerWriter({ name, subject, write }) {
        writers.set(name, write)
        return (tx, to, key) => add(tx, { to, subject, content: { writer: name, ...(key !== undefined && { key }) } })
      },
    },
    queue: {
      ...MAIL_QUEUE,
      ...mailRules.mailAttempts,
      expireIn: 60,
      concurrency: 2,
      async work(job) {
        const queued = unsealMail(secrets, job.sealed)
        if (isExpired(queued, clock.now())) return giveUp(job, 'It expired before it could be sent.')
        const mail = await write(queued)
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
