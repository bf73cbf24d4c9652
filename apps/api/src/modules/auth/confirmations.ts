import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { emailConfirmations } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import type { AccountService, StoredAccount } from '../accounts/service.ts'
import type { Outbox } from '../mail/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { writeConfirmationMail } from './confirmation-mail.ts'
import { authRules } from './rules.ts'

/**
 * Verifies an email address by a mailed link.
 *
 * The link proves access to the mailbox. It does not prove who registered the account, because anyone can register with
 * any email address. So the link works only in a session of the account: that user knows the password and reads the
 * mailbox, and the password stays valid.
 *
 * Without a session, the user signs in with a mailed code. That verifies the account and revokes the password and all
 * earlier sessions, which may belong to someone else.
 */
export interface Confirmations {
  /** Emails the link to a newly registered account. */
  postConfirmation(tx: Database, account: Pick<StoredAccount, 'id' | 'email'>): Promise<void>
  /** Emails a new link, unless the email address is confirmed. Throws 429 if too many were sent. */
  sendConfirmation(account: Account, ip: string): Promise<{ detail: string; resend_after?: number }>
  /**
   * Confirms the caller's email address. Throws 400 if the token is unknown, has expired or belongs to another account.
   */
  confirmEmail(account: Account, token: string): Promise<void>
  /** Deletes expired links. */
  sweepConfirmations(db: Database): Promise<void>
}

export interface ConfirmationDeps {
  db: Database
  clock: Clock
  accounts: AccountService
  rateLimits: RateLimits
  outbox: Pick<Outbox, 'post'>
  siteUrl: string
}

export function createConfirmations(deps: ConfirmationDeps): Confirmations {
  const { db, clock, accounts, rateLimits, outbox, siteUrl } = deps
  const oldest = () => new Date(clock.now().getTime() - authRules.confirmationLifeMs)

  const postConfirmation: Confirmations['postConfirmation'] = async (tx, { id: accountId, email }) => {
    // Hexadecimal, because email clients may exclude a trailing dash from a link.
    const token = randomBytes(32).toString('hex')
    await tx.insert(emailConfirmations).values({ tokenHash: digest(token), accountId, createdAt: clock.now() })
    await outbox.post(tx, writeConfirmationMail(email, siteUrl, token))
  }

  return {
    postConfirmation,

    async sendConfirmation({ id, email, verifiedAt }, ip) {
      if (verifiedAt) return { detail: 'Your email is already confirmed.' }
      await db.transaction(async (tx) => {
        await rateLimits.spend(tx, `confirmations-at-once:${id}`, authRules.confirmationsAtOnce)
        await rateLimits.spend(tx, `confirmations:${id}`, authRules.confirmationsPerAccount)
        await rateLimits.spend(tx, `confirmations-from:${toAddressBucket(ip)}`, authRules.confirmationsPerAddress)
        await postConfirmation(tx, { id, email })
      })
      return {
        detail: `We sent a link to ${email}.`,
        resend_after: authRules.confirmationsAtOnce.windowMs / 1_000,
      }
    },

    async confirmEmail({ id: accountId }, token) {
      await db.transaction(async (tx) => {
        const account = await accounts.lock(tx, accountId)
        // The link was already followed, or a sign-in by code has verified the account.
        if (account.verifiedAt) return
        const isThis = and(
          eq(emailConfirmations.tokenHash, digest(token)),
          eq(emailConfirmations.accountId, accountId),
          gt(emailConfirmations.createdAt, oldest()),
        )
        const [found] = await tx.select().from(emailConfirmations).where(isThis)
        if (!found) throw new HttpError(400, 'invalid_link', 'This link is not valid. Please request a new one.')
        await accounts.confirm(tx, accountId)
        await tx.delete(emailConfirmations).where(eq(emailConfirmations.accountId, accountId))
      })
    },

    async sweepConfirmations(on) {
      await on.delete(emailConfirmations).where(lte(emailConfirmations.createdAt, oldest()))
    },
  }
}
