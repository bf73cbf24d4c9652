import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { passwordResets } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { authRules } from './rules.ts'

/** Mailed links that set a new password. Only hashes of their tokens are stored. */
export interface ResetLinks {
  /** Creates a link and returns its token. Earlier links stay valid until one of them is used. */
  issue(tx: Database, accountId: number): Promise<string>
  /** Returns the account id of a valid link, or null. Does not use the link up. */
  find(db: Database, token: string): Promise<number | null>
  /**
   * Revokes every link of an account. Returns whether the link of this token was valid. The caller holds the account's
   * lock.
   */
  redeem(tx: Database, accountId: number, token: string): Promise<boolean>
  /** Revokes every link of an account. */
  revokeAll(tx: Database, accountId: number): Promise<void>
  /** Deletes expired links. */
  sweep(db: Database): Promise<void>
}

export function createResetLinks({ clock }: { clock: Clock }): ResetLinks {
  const oldest = () => new Date(clock.now().getTime() - authRules.resetLifeMs)

  return {
    async issue(tx, accountId) {
      // Hexadecimal, because email clients may exclude a trailing dash from a link.
      const token = randomBytes(32).toString('hex')
      await tx.insert(passwordResets).values({ tokenHash: digest(token), accountId, createdAt: clock.now() })
      return token
    },

    async find(db, token) {
      const [link] = await db
        .select()
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, digest(token)), gt(passwordResets.createdAt, oldest())))
      return link?.accountId ?? null
    },

    async redeem(tx, accountId, token) {
      const ended = await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId)).returning()
      return ended.some(({ tokenHash, createdAt }) => tokenHash === digest(token) && createdAt > oldest())
    },

    async revokeAll(tx, accountId) {
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
    },

    async sweep(db) {
      await db.delete(passwordResets).where(lte(passwordResets.createdAt, oldest()))
    },
  }
}
