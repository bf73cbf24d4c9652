import { type Credits, FREE_CREDITS, UNLIMITED_CREDITS, type VisionPack } from '@vowkit/sdk-core/contract'
import { and, asc, eq, sum } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { accounts, creditEntries, visionPacks } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'

/** The ledger of vision credits. */
export interface CreditService {
  /** What an account may still create. */
  getCredits(account: Account): Promise<Credits>
  listPacks(): Promise<z.output<typeof VisionPack>[]>
  /** The present every new account starts with; in the transaction that makes the account. */
  grantFree(tx: Database, accountId: number): Promise<void>
  /**
   * Takes the credit of one vision, or throws 402 when none is left; an unlimited account pays nothing.
   * The account's other creates wait until this transaction ends.
   */
  reserve(tx: Database, accountId: number, visionId: string): Promise<void>
  /** Gives back what a vision cost, once, however often it is asked for. */
  release(tx: Database, visionId: string): Promise<void>
}

export function createCreditService({ db, clock }: { db: Database; clock: Clock }): CreditService {
  async function balance(on: Database, accountId: number): Promise<number> {
    const [row] = await on
      .select({ total: sum(creditEntries.amount) })
      .from(creditEntries)
      .where(eq(creditEntries.accountId, accountId))
    return Number(row?.total ?? 0)
  }

  return {
    async getCredits({ id, email, plan }) {
      const credits = plan === 'monthly' ? UNLIMITED_CREDITS : await balance(db, id)
      return { credits, email, plan_type: plan }
    },

    listPacks: () =>
      db
        .select({
          id: visionPacks.id,
          credits: visionPacks.credits,
          price: visionPacks.price,
          percentage_off: visionPacks.percentageOff,
        })
        .from(visionPacks)
        .orderBy(asc(visionPacks.credits)),

    async grantFree(tx, accountId) {
      await tx.insert(creditEntries).values({ accountId, kind: 'grant', amount: FREE_CREDITS, createdAt: clock.now() })
    },

    async reserve(tx, accountId, visionId) {
      // Not the stronger lock: rows that point to the account, such as this call's idempotency key, hold it already.
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
      if (account?.plan === 'monthly') return
      if ((await balance(tx, accountId)) < 1) {
        throw new HttpError(402, 'no_credits', 'You have no vision credits remaining.')
      }
      await tx
        .insert(creditEntries)
        .values({ accountId, kind: 'reserve', amount: -1, visionId, createdAt: clock.now() })
    },

    async release(tx, visionId) {
      const [reserved] = await tx
        .select()
        .from(creditEntries)
        .where(and(eq(creditEntries.visionId, visionId), eq(creditEntries.kind, 'reserve')))
      if (!reserved) return
      const { accountId, amount } = reserved
      await tx
        .insert(creditEntries)
        .values({ accountId, kind: 'release', amount: -amount, visionId, createdAt: clock.now() })
        .onConflictDoNothing()
    },
  }
}
