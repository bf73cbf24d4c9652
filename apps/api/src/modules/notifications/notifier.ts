import { and, eq } from 'drizzle-orm'
import { accounts, mailOptOuts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { MailLink } from '../../providers/mail/letter.ts'
import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import type { Outbox } from '../mail/service.ts'
import { listPersonIds } from '../pairs/service.ts'
import { isOptional, type NotificationKind, TOPICS } from './kinds.ts'
import { writeUnsubscribeToken } from './unsubscribe-token.ts'

export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** An account that gets emails of a kind. */
export interface Recipient {
  accountId: number
  email: string
  language: MailLanguage
  /** Whether the owner of the email address has confirmed it. */
  isVerified: boolean
  /** The link that unsubscribes from the kind. Undefined if the kind cannot be switched off. */
  unsubscribe: MailLink | undefined
}

export interface NotifyOptions {
  /** The address with which the account answers in the conversation. */
  replyTo?: string | undefined
}

/** Sends notifications to accounts. */
export interface Notifier {
  /** Returns the account if it gets emails of this kind, otherwise null. */
  find(on: Database, accountId: number, kind: NotificationKind): Promise<Recipient | null>
  /** Queues an email to an account, unless the account gets no emails of this kind. */
  notify(
    tx: Database,
    accountId: number,
    kind: NotificationKind,
    texts: LocalizedMail['texts'],
    options?: NotifyOptions,
  ): Promise<void>
  /** Queues an email to each person of a couple who gets emails of this kind. */
  notifyCouple(tx: Database, coupleId: number, kind: NotificationKind, texts: LocalizedMail['texts']): Promise<void>
}

export interface NotifierDeps {
  outbox: Pick<Outbox, 'post'>
  secrets: Pick<Secrets, 'sign'>
  apiUrl: string
  /** Whether an address gets no notifications. Demo addresses get none from a real mail server. */
  isSilenced(email: string): boolean
}

export function createNotifier({ outbox, secrets, apiUrl, isSilenced }: NotifierDeps): Notifier {
  function linkFor(accountId: number, kind: NotificationKind, language: MailLanguage): MailLink | undefined {
    if (!isOptional(kind)) return undefined
    const topic = TOPICS[language][kind]
    const label = language === 'es' ? `No recibir más correos sobre ${topic}` : `Stop emails about ${topic}`
    return { label, url: `${apiUrl}${UNSUBSCRIBE_PATH}/${writeUnsubscribeToken(secrets, { accountId, kind })}` }
  }

  const find: Notifier['find'] = async (on, accountId, kind) => {
    const isThisKind = and(eq(mailOptOuts.accountId, accounts.id), eq(mailOptOuts.kind, kind))
    const [row] = await on
      .select({ account: accounts, optedOutAt: mailOptOuts.createdAt })
      .from(accounts)
      .leftJoin(mailOptOuts, isThisKind)
      .where(eq(accounts.id, accountId))
    if (!row || row.account.erasedAt) return null
    const { email, language, verifiedAt, eraseAt } = row.account
    // A couple that has requested its deletion gets receipts only.
    if (isOptional(kind) && (row.optedOutAt || eraseAt)) return null
    if (isSilenced(email)) return null
    const chosen = language ?? 'en'
    const unsubscribe = linkFor(accountId, kind, chosen)
    return { accountId, email, language: chosen, isVerified: verifiedAt !== null, unsubscribe }
  }

  return {
    find,
    async notifyCouple(tx, coupleId, kind, texts) {
      for (const accountId of await listPersonIds(tx, coupleId)) await notify(tx, accountId, kind, texts)
    },
    notify,
  }

  async function notify(
    tx: Database,
    accountId: number,
    kind: NotificationKind,
    texts: LocalizedMail['texts'],
    { replyTo }: NotifyOptions = {},
  ): Promise<void> {
    const recipient = await find(tx, accountId, kind)
    if (!recipient) return
    const { email, language, unsubscribe } = recipient
    await outbox.post(tx, localizedMail(email, texts), { language, unsubscribe, replyTo })
  }
}
