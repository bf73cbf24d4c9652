import { randomBytes } from 'node:crypto'
import { LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS, LONG_CODE_LENGTH } from '@vowkit/sdk-core/contract'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { loginChallenges, loginCodes } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { type CodeAttempt, type CodeScope, createCodeAttempts, type RedeemedCode } from './code-attempts.ts'
import { createCodeHashes, makeCode } from './code-text.ts'
import { createGuessingDetector } from './guessing-detector.ts'
import { authRules } from './rules.ts'

const RESEND_MS = LOGIN_RESEND_SECONDS * 1_000

/** A request for a code. The email address is normalized by `normalizeEmail`. */
export interface CodeRequest {
  email: string
  /** The client address. */
  ip: string
  /** The scope of the session that the code starts. */
  scope: CodeScope
  /** The `Origin` header of the request, or null. Stored with the challenge. */
  origin: string | null
}

/** The response to a code request. */
export interface IssuedCode {
  /** The new code to mail. Null if an earlier mailed code is also valid for this challenge. */
  code: string | null
  /** The id that the client sends back with the code. */
  challenge: string
  /** Number of characters of the code for this challenge. */
  codeLength: number
  /** Seconds until the same client may request another code. */
  resendAfter: number
}

/**
 * Issues and redeems mailed codes. A code normally has four digits. While there are signs of guessing, new codes have
 * eight characters and cannot be guessed. Attempts of other clients never make a correct code fail.
 */
export interface LoginCodes {
  /** Creates a challenge, and a new code unless one was mailed recently. Earlier codes stay valid. */
  issue(tx: Database, request: CodeRequest): Promise<IssuedCode>
  /**
   * Redeems a code; each code works once. Returns null for a wrong code. Commit the transaction in that case too,
   * because failed attempts count.
   */
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
  const hashes = createCodeHashes(deps.secrets)
  const guessing = createGuessingDetector(deps)
  const attempts = createCodeAttempts({ ...deps, hashes, guessing })
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)

  async function addChallenge(tx: Database, codeId: string, origin: string | null): Promise<string> {
    const id = randomBytes(18).toString('base64url')
    await tx.insert(loginChallenges).values({ id, codeId, origin })
    return id
  }

  /**
   * Finds an earlier mailed code that is also valid for the new challenge: a code that the same client requested within
   * the resend wait. For a flooded mailbox, it also finds the long code of another client. All clients share that code
   * for `codeMailEveryMs`, so that the owner of the mailbox can still sign in.
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
      // Serializes the requests for one email address.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login-codes:${email}`}, 0))`)
      const address = toAddressBucket(ip)
      // Above the limit, codes become longer. A 429 would lock out users who share the address with an attacker.
      const sends = `code-sends:${email}:${address}`
      const isFlooded =
        (await rateLimits.isUsedUp(tx, `code-mails:${email}`, authRules.codeMailsPerEmail)) ||
        (await rateLimits.isUsedUp(tx, sends, authRules.codeSendsPerClient))
      const isLong = isFlooded || (await guessing.needsLongCode(tx, email, address))
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
      // A long code has no limit of attempts, and must not reset the limit of an earlier short code.
      if (!isLong) await attempts.renew(tx, email, address)
      const code = makeCode(isLong)
      const values = {
        email,
        scope,
        origin,
        address,
        isLong,
        codeHash: hashes.create(email, code),
        sentAt: clock.now(),
      }
      const [created] = await tx.insert(loginCodes).values(values).returning({ id: loginCodes.id })
      if (!created) throw new Error('The database returned no row for a new sign-in code.')
      const challenge = await addChallenge(tx, created.id, origin)
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
