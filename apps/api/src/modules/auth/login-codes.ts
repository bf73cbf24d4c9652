import { randomBytes } from 'node:crypto'
import { LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS, LONG_CODE_LENGTH } from '@vowkit/sdk-core/contract'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { loginChallenges, loginCodes } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { type CodeAttempt, type CodeScope, createCodeAttempts, type RedeemedCode } from './code-attempts.ts'
import { createCodeHash, makeCode } from './code-text.ts'
import { createCodeWatch } from './code-watch.ts'
import { authRules } from './rules.ts'

const RESEND_MS = LOGIN_RESEND_SECONDS * 1_000

/** A request for a code. The e-mail is in the form of `normalizeEmail`. */
export interface CodeRequest {
  email: string
  /** The client address. */
  ip: string
  /** What the code is to open. Kept with the challenge. */
  scope: CodeScope
  /** The origin of the page that asks; null if the request names none. Kept with the challenge. */
  origin: string | null
}

/** The answer to a request. */
export interface IssuedCode {
  /** The code to mail; null if an earlier mail's code opens this challenge too. */
  code: string | null
  /** The id that the client sends back with the code. */
  challenge: string
  /** Characters of the code that opens the challenge. */
  codeLength: number
  /** Seconds until the same client may ask for another code. */
  resendAfter: number
}

/**
 * The codes that prove that somebody reads a mailbox. A code has four digits, and eight characters that nobody can guess
 * while there are signs of guessing. A right code is never refused because of what other clients did.
 */
export interface LoginCodes {
  /** Makes a challenge, and a new code for it unless one was mailed just now. Neither voids an earlier code. */
  issue(tx: Database, request: CodeRequest): Promise<IssuedCode>
  /** Tries a code and spends it if it is right. Returns null for a wrong code; commit either way, as attempts count. */
  redeem(tx: Database, attempt: CodeAttempt): Promise<RedeemedCode | null>
  /** Deletes expired codes. */
  sweep(db: Database): Promise<void>
}

export interface LoginCodesDeps {
  clock: Clock
  secrets: Secrets
  rateLimits: RateLimits
}

export function createLoginCodes(deps: LoginCodesDeps): LoginCodes {
  const { clock, rateLimits } = deps
  const hash = createCodeHash(deps.secrets)
  const watch = createCodeWatch(deps)
  const attempts = createCodeAttempts({ ...deps, hash, watch })
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)

  async function addChallenge(tx: Database, codeId: string, origin: string | null): Promise<string> {
    const id = randomBytes(18).toString('base64url')
    await tx.insert(loginChallenges).values({ id, codeId, origin })
    return id
  }

  /**
   * The code of an earlier mail that opens a new challenge too. Within the resend wait that is the one mailed to the
   * same client. A flooded mailbox gets one long code every few minutes for all who ask, so its owner always gets in.
   */
  async function findShared(tx: Database, request: CodeRequest & { address: string }, isFlooded: boolean) {
    const { email, scope, address } = request
    const isRecent = and(eq(loginCodes.address, address), gt(loginCodes.sentAt, ago(RESEND_MS)))
    const isForAll = and(eq(loginCodes.isLong, true), gt(loginCodes.sentAt, ago(authRules.codeMailEveryMs)))
    const [shared] = await tx
      .select()
      .from(loginCodes)
      .where(
        and(
          eq(loginCodes.email, email),
          eq(loginCodes.scope, scope),
          isNull(loginCodes.spentAt),
          isFlooded ? or(isRecent, isForAll) : isRecent,
        ),
      )
      .orderBy(desc(loginCodes.isLong), desc(loginCodes.sentAt))
      .limit(1)
    return shared
  }

  return {
    async issue(tx, { email, ip, scope, origin }) {
      // Requests for one e-mail are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login-codes:${email}`}, 0))`)
      const address = toAddressBucket(ip)
      // Refusing would lock out a person who shares the address with a stranger.
      const sends = `code-sends:${email}:${address}`
      const isFlooded =
        (await rateLimits.isUsedUp(tx, `code-mails:${email}`, authRules.codeMailsPerEmail)) ||
        (await rateLimits.isUsedUp(tx, sends, authRules.codeSendsPerClient))
      const isLong = isFlooded || (await watch.mustGrow(tx, email, address))
      const shared = await findShared(tx, { email, ip, scope, origin, address }, isFlooded)
      if (shared && (shared.isLong || !isLong)) {
        const waitMs = Math.max(0, RESEND_MS - (clock.now().getTime() - shared.sentAt.getTime()))
        return {
          code: null,
          challenge: await addChallenge(tx, shared.id, origin),
          codeLength: lengthOf(shared.isLong),
          resendAfter: Math.ceil(waitMs / 1_000) || LOGIN_RESEND_SECONDS,
        }
      }
      await rateLimits.take(tx, sends, authRules.codeSendsPerClient)
      await rateLimits.take(tx, `code-mails:${email}`, authRules.codeMailsPerEmail)
      // A long code needs no attempts, and an earlier short one gets no more.
      if (!isLong) await attempts.renew(tx, email, address)
      const code = makeCode(isLong)
      const values = { email, scope, origin, address, isLong, codeHash: hash(email, code), sentAt: clock.now() }
      const [made] = await tx.insert(loginCodes).values(values).returning({ id: loginCodes.id })
      if (!made) throw new Error('A sign-in code was not stored.')
      const challenge = await addChallenge(tx, made.id, origin)
      return { code, challenge, codeLength: lengthOf(isLong), resendAfter: LOGIN_RESEND_SECONDS }
    },

    redeem: attempts.redeem,

    async sweep(db) {
      await db.delete(loginCodes).where(lte(loginCodes.sentAt, ago(authRules.codeLifeMs)))
    },
  }
}

function lengthOf(isLong: boolean): number {
  return isLong ? LONG_CODE_LENGTH : LOGIN_CODE_LENGTH
}
