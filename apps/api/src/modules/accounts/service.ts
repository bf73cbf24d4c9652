import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { CreditService } from '../credits/service.ts'

/** Who exists. */
export interface AccountService {
  /** The account of an e-mail, made with its free credits when there is none. */
  findOrCreate(tx: Database, email: string): Promise<Account & { verifiedAt: Date | null }>
  /** Writes down that somebody proved to read the mailbox; a password set before that proof is void. */
  verify(tx: Database, accountId: number): Promise<void>
  /** Puts an account on a plan. */
  setPlan(tx: Database, accountId: number, plan: Account['plan']): Promise<void>
}

export function createAccountService({ credits, clock }: { credits: CreditService; clock: Clock }): AccountService {
  return {
    async findOrCreate(tx, address) {
      const email = normalizeEmail(address)
      const [made] = await tx
        .insert(accounts)
        .values({ email, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning()
      if (made) await credits.grantFree(tx, made.id)
      const [account] = await tx.select().from(accounts).where(eq(accounts.email, email))
      if (!account) throw new Error('An account vanished while it was being read.')
      return account
    },

    async verify(tx, accountId) {
      await tx.update(accounts).set({ verifiedAt: clock.now(), passwordHash: null }).where(eq(accounts.id, accountId))
    },

    async setPlan(tx, accountId, plan) {
      await tx.update(accounts).set({ plan }).where(eq(accounts.id, accountId))
    },
  }
}
