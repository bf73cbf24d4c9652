import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { passwordResets } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { authRules } from './rules.ts'

/** The mailed links that set a new password. */
export interface ResetLinks {
  /** Makes a link's token, which is told here and never again. Earlier ones keep working until one is used. */
  issue(tx: Database, accountId: number): Promise<string>
  /** Whose link this is, as long as it works; uses nothing up. */
  find(db: Database, token: string): Promise<number | null>
  /** Ends every link of an account, whose row is locked; true when this one still worked. */
  redeem(tx: Database, accountId: number, token: string): Promise<boolean>
  endAll(tx: Database, accountId: number): Promise<void>
  /** Forgets links that have run out. */
  sweep(db: Database): Promise<void>
}

export function createResetLinks({ clock }: { clock: Clock }): ResetLinks {
  const oldest = () => new Date(clock.now().getTime() - authRules.resetLifeMs)

  return {
    async issue(tx, accountId) {
      // Hexadecimal, as mail programs may take a dash at the end of an address for the end of a sentence.
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

    async endAll(tx, accountId) {
      await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
    },

    async sweep(db) {
      await db.delete(passwordResets).where(lte(passwordResets.createdAt, oldest()))
    },
  }
}
