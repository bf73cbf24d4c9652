import { and, eq, isNull } from 'drizzle-orm'
import { accounts, mailOptOuts } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { isOptional, type OptionalKind } from './kinds.ts'
import type { Subscription } from './unsubscribe-token.ts'

/** The kinds of emails that each account gets. */
export interface MailPreferences {
  /** Returns the kinds that the account has switched off. */
  listOff(accountId: number): Promise<OptionalKind[]>
  /** Switches a kind on or off. Idempotent. */
  set(subscription: Subscription, isOn: boolean): Promise<void>
  /** Returns the language of the account's emails, or null if the account does not exist or is erased. */
  findLanguage(accountId: number): Promise<MailLanguage | null>
}

export function createMailPreferences({ db, clock }: { db: Database; clock: Clock }): MailPreferences {
  return {
    async listOff(accountId) {
      const rows = await db.select().from(mailOptOuts).where(eq(mailOptOuts.accountId, accountId))
      return rows.map(({ kind }) => kind).filter(isOptional)
    },
    async set({ accountId, kind }, isOn) {
      const isIt = and(eq(mailOptOuts.accountId, accountId), eq(mailOptOuts.kind, kind))
      if (isOn) await db.delete(mailOptOuts).where(isIt)
      else await db.insert(mailOptOuts).values({ accountId, kind, createdAt: clock.now() }).onConflictDoNothing()
    },
    async findLanguage(accountId) {
      const [account] = await db
        .select({ language: accounts.language })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)))
      return account ? (account.language ?? 'en') : null
    },
  }
}
