import { type AccountState, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { accounts } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import { DAY, HOUR } from '../../platform/units.ts'
import type { AccountExports } from '../account-export/service.ts'
import type { AccountService, StoredAccount } from '../accounts/service.ts'
import type { AuthService } from '../auth/service.ts'
import { writePartnerLeft } from '../couple-partners/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { Outbox } from '../mail/service.ts'
import { findPair, listPartnerEmails, listPersonIds, personName } from '../pairs/service.ts'
import { erase } from './erase.ts'
import { writeDeletionMail, writeRestoredMail, writeSharedDeletionMail, writeSharedRestoredMail } from './mails.ts'

export const accountDeletionRules = {
  /** Time from the request to the erasure of an account. The request can be cancelled until then. */
  deletionGraceMs: 14 * DAY,
  /** An erasure is repeated for this long, to remove rows that a concurrent request wrote after it. */
  erasureRepeatsMs: 3 * HOUR,
}

/** The sign-in code with which the owner confirms the deletion. */
export interface Confirmation {
  code: string
  challenge?: string | undefined
}

/** Deletes accounts at their owner's request, after a grace period in which the owner can cancel. */
export interface AccountDeletion {
  /** Returns the date of the scheduled erasure, if any, and the reason if the account cannot be deleted. */
  find(account: Account): Promise<Pick<AccountState, 'deletes_at' | 'deletion_blocked'>>
  /**
   * Schedules the erasure and revokes every session except the caller's. A second request does not change the date.
   * Throws 403 if the account cannot be deleted, 400 if the code is wrong.
   */
  request(account: Account, confirmation: Confirmation, token: string): Promise<Date>
  /** Cancels the erasure. Does nothing if none is scheduled. */
  cancel(account: Account): Promise<void>
  /** Erases the accounts that are due. */
  sweep(): Promise<void>
}

export interface AccountDeletionDeps {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  accounts: Pick<AccountService, 'isVendor'>
  accountExports: Pick<AccountExports, 'discard'>
  auth: Pick<AuthService, 'proveMailbox' | 'endOtherSessions' | 'notifySessionsRevoked'>
  imageStore: Pick<ImageStore, 'release' | 'drop'>
  outbox: Outbox
  formats: Formats
  siteUrl: string
  supportEmail: string | undefined
  /** Returns true for a demo account that every visitor can sign in to. Such an account cannot be deleted. */
  isShared(email: string): boolean
}

/** The section of the settings page that emails about a deletion link to. */
const SETTINGS_SECTION = `${SITE_PATHS.settings}#delete-account`

const DATA_SECTION = `${SITE_PATHS.settings}#your-data`

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { db, clock, log, auth, outbox, imageStore, formats, siteUrl, supportEmail } = deps
  const settingsUrl = siteUrl + SETTINGS_SECTION

  async function blockOf({ id, email }: Account): Promise<AccountState['deletion_blocked']> {
    if (await deps.accounts.isVendor(db, id)) return 'vendor'
    return deps.isShared(email) ? 'demo' : undefined
  }

  async function requireDeletable(account: Account): Promise<void> {
    const block = await blockOf(account)
    if (block === 'demo') throw forbidden('Every visitor of this demo shares this account, so it cannot be deleted.')
    if (block === 'vendor') {
      const contact = supportEmail ? `write to ${supportEmail}` : 'contact support'
      throw forbidden(`Couples depend on a vendor’s account, so it cannot be deleted here. Please ${contact}.`)
    }
  }

  /** Emails the partner who has joined the couple that its data will be erased. */
  async function warnPartner(tx: Database, { id }: Account, eraseAt: Date): Promise<void> {
    for (const email of await listPartnerEmails(tx, id)) {
      await outbox.post(tx, writeSharedDeletionMail(email, siteUrl + DATA_SECTION, eraseAt, formats))
    }
  }

  /** Emails the first person of a couple that the partner's account is erased. */
  async function announceLeaving(tx: Database, partner: StoredAccount, coupleId: number): Promise<void> {
    const [first] = await tx.select().from(accounts).where(eq(accounts.id, coupleId))
    if (first) await outbox.post(tx, writePartnerLeft(first.email, { name: personName(partner), isRemoved: false }))
  }

  /** Erases one account, unless its deletion has been cancelled since. Returns the keys of its files. */
  async function eraseDue(accountId: number, isDue: ReturnType<typeof and>): Promise<string[]> {
    return db.transaction(async (tx) => {
      const [account] = await tx
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isDue))
        .for('update')
      if (!account) return []
      const pair = await findPair(tx, accountId)
      if (pair?.partnerId === accountId) await announceLeaving(tx, account, pair.coupleId)
      const exported = []
      // The export of a partner contains the couple's data.
      for (const id of await listPersonIds(tx, accountId)) exported.push(...(await deps.accountExports.discard(tx, id)))
      const keys = await erase(tx, account, clock.now())
      await imageStore.release(tx, keys)
      return [...exported, ...keys]
    })
  }

  return {
    async find(account) {
      const [row] = await db.select({ at: accounts.eraseAt }).from(accounts).where(eq(accounts.id, account.id))
      return { deletes_at: row?.at?.toISOString(), deletion_blocked: await blockOf(account) }
    },

    async request(account, { code, challenge }, token) {
      await requireDeletable(account)
      const eraseAt = await db.transaction(async (tx) => {
        // Returns instead of throwing, so that the transaction commits and the failed attempt counts.
        if (!(await auth.proveMailbox(tx, account.email, code, challenge))) return null
        const due = new Date(clock.now().getTime() + accountDeletionRules.deletionGraceMs)
        const [row] = await tx
          .update(accounts)
          .set({ eraseAt: sql`coalesce(${accounts.eraseAt}, ${sql.param(due, accounts.eraseAt)})` })
          .where(eq(accounts.id, account.id))
          .returning({ eraseAt: accounts.eraseAt })
        await auth.endOtherSessions(account, token, tx)
        await outbox.post(tx, writeDeletionMail(account.email, settingsUrl, row?.eraseAt ?? due, formats))
        await warnPartner(tx, account, row?.eraseAt ?? due)
        return row?.eraseAt ?? due
      })
      if (!eraseAt) throw new HttpError(400, 'invalid_code', 'Invalid verification code. Please try again.')
      auth.notifySessionsRevoked(account.id)
      return eraseAt
    },

    async cancel(account) {
      await db.transaction(async (tx) => {
        const isScheduled = and(eq(accounts.id, account.id), isNotNull(accounts.eraseAt))
        const kept = await tx.update(accounts).set({ eraseAt: null }).where(isScheduled).returning()
        if (kept.length === 0) return
        await outbox.post(tx, writeRestoredMail(account.email, settingsUrl))
        for (const email of await listPartnerEmails(tx, account.id)) {
          await outbox.post(tx, writeSharedRestoredMail(email, siteUrl + SITE_PATHS.dashboard_main))
        }
      })
    },

    async sweep() {
      const now = clock.now()
      const repeatedSince = new Date(now.getTime() - accountDeletionRules.erasureRepeatsMs)
      const isDue = and(lte(accounts.eraseAt, now), or(isNull(accounts.erasedAt), gt(accounts.erasedAt, repeatedSince)))
      const due = await db.select({ id: accounts.id }).from(accounts).where(isDue)
      for (const { id } of due) {
        try {
          const people = await listPersonIds(db, id)
          await imageStore.drop(await eraseDue(id, isDue))
          for (const person of people) auth.notifySessionsRevoked(person)
        } catch (error) {
          // The next sweep retries it. One failure must not block the other accounts.
          log.error({ err: error, account: id }, 'an account could not be erased')
        }
      }
    },
  }
}

function forbidden(detail: string): HttpError {
  return new HttpError(403, 'forbidden', detail)
}
