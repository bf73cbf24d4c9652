import { randomInt, timingSafeEqual } from 'node:crypto'
import { LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS } from '@vowkit/sdk-core/contract'
import { eq, isNotNull, lte, or } from 'drizzle-orm'
import { loginChallenges } from '../../db/tables.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { LimitService } from '../limits/service.ts'

const RESEND_MS = LOGIN_RESEND_SECONDS * 1_000

/** The codes that prove somebody reads a mailbox. E-mails are in the form of `normalizeEmail`. */
export interface LoginCodes {
  /**
   * Makes a new code, which voids the one before. `code` is null within the wait after the last send: then
   * nothing is to be sent and the code sent before stays valid.
   */
  issue(tx: Database, email: string): Promise<{ code: string | null; resendAfter: number }>
  /** Uses up one try; true when the code was the right one, which is thereby spent. Must be committed either way. */
  redeem(tx: Database, email: string, code: string): Promise<boolean>
  /** Forgets whom codes were sent to, once these are no use to anybody. */
  sweep(db: Database): Promise<void>
}

export interface LoginCodesDeps {
  clock: Clock
  secrets: Secrets
  limits: LimitService
}

export function createLoginCodes({ clock, secrets, limits: counts }: LoginCodesDeps): LoginCodes {
  const hash = (email: string, code: string) => secrets.sign(`login-code:${email}:${code}`)
  const msSince = (instant: Date) => clock.now().getTime() - instant.getTime()

  async function lock(tx: Database, email: string) {
    const [row] = await tx.select().from(loginChallenges).where(eq(loginChallenges.email, email)).for('update')
    return row
  }

  return {
    async issue(tx, email) {
      const code = String(randomInt(10 ** LOGIN_CODE_LENGTH)).padStart(LOGIN_CODE_LENGTH, '0')
      const fresh = { codeHash: hash(email, code), sentAt: clock.now(), tries: 0, spentAt: null }
      const { sentAt, spentAt } = loginChallenges
      const waitedSince = new Date(clock.now().getTime() - RESEND_MS)
      // One statement whether or not a code was sent before, so that an answer takes as long either way.
      const issued = await tx
        .insert(loginChallenges)
        .values({ email, ...fresh })
        .onConflictDoUpdate({
          target: loginChallenges.email,
          set: fresh,
          // A spent code is no use to anybody, and only its owner could spend it.
          setWhere: or(isNotNull(spentAt), lte(sentAt, waitedSince)),
        })
        .returning()
      if (issued.length === 0) {
        const last = await lock(tx, email)
        const waitMs = last ? RESEND_MS - msSince(last.sentAt) : RESEND_MS
        return { code: null, resendAfter: Math.max(1, Math.ceil(waitMs / 1_000)) }
      }
      await counts.spend(tx, `code-sends:${email}`, limits.codeSendsPerEmail)
      return { code, resendAfter: LOGIN_RESEND_SECONDS }
    },

    async redeem(tx, email, code) {
      // The lock comes before any counting: tries that arrive together are counted one after the other.
      const challenge = await lock(tx, email)
      await counts.check(tx, `code-failures:${email}`, limits.codeFailuresPerEmail)
      if (!challenge || challenge.spentAt || challenge.tries >= limits.codeTries) return false
      if (msSince(challenge.sentAt) >= limits.codeLifeMs) return false
      const isRight = isEqual(challenge.codeHash, hash(email, code))
      await tx
        .update(loginChallenges)
        .set({ tries: challenge.tries + 1, spentAt: isRight ? clock.now() : null })
        .where(eq(loginChallenges.email, email))
      if (!isRight) await counts.spend(tx, `code-failures:${email}`, limits.codeFailuresPerEmail)
      return isRight
    },

    async sweep(db) {
      const oldest = new Date(clock.now().getTime() - limits.codeLifeMs)
      await db.delete(loginChallenges).where(lte(loginChallenges.sentAt, oldest))
    },
  }
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
