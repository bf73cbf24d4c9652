import type { SessionScope } from '@vowkit/sdk-core/contract'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { loginChallenges, loginCodes } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { CodeHashes } from './code-text.ts'
import type { GuessingDetector } from './guessing-detector.ts'
import { authRules } from './rules.ts'

/** The scopes that a sign-in code can open. Only magic links open the scope `link`. */
export type CodeScope = Exclude<SessionScope, 'link'>

/** The scope and origin of the request for which a correct code was mailed. */
export interface RedeemedCode {
  scope: CodeScope
  origin: string | null
}

/** One attempt to enter a code. The email address is normalized by `normalizeEmail`. */
export interface CodeAttempt {
  email: string
  code: string
  /**
   * The challenge that the code request returned. Without one, attempts are limited per email address and client
   * address.
   */
  challenge?: string | undefined
  /** The client address. Absent if the code confirms a step of a signed-in account. */
  ip?: string | undefined
}

/** Checks sign-in codes and limits the attempts. */
export interface CodeAttempts {
  /** Returns null for a wrong code. Commit the transaction in that case too, because failed attempts count. */
  redeem(tx: Database, attempt: CodeAttempt): Promise<RedeemedCode | null>
  /** Resets a client's limit of attempts without a challenge. Call it when the client is mailed a new code. */
  renew(tx: Database, email: string, address: string): Promise<void>
}

export interface CodeAttemptsDeps {
  clock: Clock
  rateLimits: RateLimits
  guessing: GuessingDetector
  hashes: Pick<CodeHashes, 'isOf'>
}

type StoredCode = typeof loginCodes.$inferSelect

const ATTEMPTS = { max: authRules.codeTries, windowMs: authRules.codeLifeMs }

export function createCodeAttempts({ clock, rateLimits, guessing, hashes }: CodeAttemptsDeps): CodeAttempts {
  const toKey = (email: string, address = '') => `code-tries:${email}:${address}`

  function isOpen(email: string) {
    const oldest = new Date(clock.now().getTime() - authRules.codeLifeMs)
    return and(eq(loginCodes.email, email), isNull(loginCodes.spentAt), gt(loginCodes.sentAt, oldest))
  }

  /** Checks the code of one challenge. Attempts at other challenges do not count against it. */
  async function tryChallenge(tx: Database, challenge: string, { email, code }: CodeAttempt) {
    // The row lock serializes concurrent attempts, so that each of them counts.
    const [found] = await tx
      .select()
      .from(loginChallenges)
      .innerJoin(loginCodes, eq(loginCodes.id, loginChallenges.codeId))
      .where(and(eq(loginChallenges.id, challenge), isOpen(email)))
      .for('update')
    if (!found) return null
    const { login_challenges: stored, login_codes: mailed } = found
    if (!mailed.isLong && stored.tries >= authRules.codeTries) return null
    await tx
      .update(loginChallenges)
      .set({ tries: stored.tries + 1 })
      .where(eq(loginChallenges.id, challenge))
    return hashes.isOf(mailed.codeHash, email, code) ? { mailed, origin: stored.origin } : null
  }

  /**
   * Checks every open code of an email address, for clients that send no challenge. Each code has one limit of attempts
   * for the client that requested it, and one limit for all other clients together. Long codes have no limit.
   */
  async function tryAll(tx: Database, { email, code, ip }: CodeAttempt) {
    const open = await tx
      .select()
      .from(loginCodes)
      .where(isOpen(email))
      .orderBy(asc(loginCodes.sentAt), asc(loginCodes.id))
      .for('update')
    const address = ip === undefined ? undefined : toAddressBucket(ip)
    const pick = (codes: StoredCode[]) => codes.find(({ codeHash }) => hashes.isOf(codeHash, email, code))
    const short = open.filter(({ isLong }) => !isLong)
    const own = short.filter((mailed) => mailed.address === address)
    let mailed = pick(open.filter(({ isLong }) => isLong))
    const triesOwn = !mailed && own.length > 0 && (await rateLimits.take(tx, toKey(email, address), ATTEMPTS))
    if (triesOwn) mailed = pick(own)
    const rest = triesOwn ? short.filter((code) => !own.includes(code)) : short
    if (!mailed && rest.length > 0 && (await rateLimits.take(tx, toKey(email), ATTEMPTS))) mailed = pick(rest)
    return mailed ? { mailed, origin: mailed.origin } : null
  }

  return {
    async redeem(tx, attempt) {
      const { email, challenge, ip } = attempt
      const right = await (challenge === undefined ? tryAll(tx, attempt) : tryChallenge(tx, challenge, attempt))
      if (!right) {
        await guessing.noteFailure(tx, email, ip === undefined ? null : toAddressBucket(ip))
        return null
      }
      await tx.update(loginCodes).set({ spentAt: clock.now() }).where(eq(loginCodes.id, right.mailed.id))
      return { scope: right.mailed.scope, origin: right.origin }
    },

    renew: (tx, email, address) => rateLimits.clear(tx, toKey(email, address)),
  }
}
