import { LOGIN_CODE_LENGTH, type LoginVisionAnswer, normalizeEmail } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Outbox } from '../mail/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { writeCodeMail } from './code-mail.ts'
import type { KnownClients } from './known-clients.ts'
import type { LoginCodes } from './login-codes.ts'
import { authRules } from './rules.ts'
import type { SessionRevocations } from './session-revocations.ts'
import type { SessionStarter } from './session-starter.ts'
import type { Sites } from './sites.ts'

/** Signing in with a mailed code. */
export interface CodeSignIn {
  /** Mails a code. Does the same, and takes as long, whether or not the e-mail has an account. */
  sendCode(email: string, source: RequestSource): Promise<LoginVisionAnswer>
  /** Signs in with a mailed code; the first right one makes the account. */
  redeemCode(
    given: { email: string; code: string; challenge?: string | undefined },
    source: RequestSource,
  ): Promise<LoginVisionAnswer>
  /**
   * Spends a fresh code for an account's own e-mail, which confirms a step such as deleting the account. Returns false
   * for a wrong code; commit the transaction all the same, because the attempt rateLimits.
   */
  proveMailbox(tx: Database, email: string, code: string, challenge?: string): Promise<boolean>
}

export interface CodeSignInDeps extends SessionStarter {
  db: Database
  rateLimits: RateLimits
  clients: KnownClients
  codes: LoginCodes
  outbox: Outbox
  sites: Sites
  revocations: SessionRevocations
}

export function createCodeSignIn(deps: CodeSignInDeps): CodeSignIn {
  const { db, rateLimits, clients, codes, outbox, sites, revocations, claimMailbox, startSession } = deps

  return {
    async sendCode(address, source) {
      const { ip, origin } = source
      const email = normalizeEmail(address)
      // Strangers at an address use up nothing of the people who signed in from it before.
      if (!(await clients.isKnown(db, email, ip))) {
        await rateLimits.spend(db, `code-sends-from:${toAddressBucket(ip)}`, authRules.codeSendsPerAddress)
      }
      const scope = sites.scopeOf(source)
      return db.transaction(async (tx) => {
        const issued = await codes.issue(tx, { email, ip, scope, origin })
        const { code, challenge, codeLength, resendAfter } = issued
        const mail = code && writeCodeMail({ to: email, code, scope, origin })
        if (mail) await outbox.post(tx, mail, { lifeMs: authRules.codeLifeMs })
        const isLong = codeLength !== LOGIN_CODE_LENGTH
        return { resend_after: resendAfter, challenge, ...(isLong && { code_length: codeLength }) }
      })
    },

    async redeemCode({ email: address, ...given }, source) {
      const email = normalizeEmail(address)
      const answer = await db.transaction(async (tx) => {
        const redeemed = await codes.redeem(tx, { email, ...given, ip: source.ip })
        if (!redeemed) return null
        await clients.note(tx, email, source.ip)
        return startSession(tx, await claimMailbox(tx, email), source, { atMost: redeemed.scope })
      })
      if (!answer) {
        // Only wrong codes are counted: other people may share the address, and a right code is never refused.
        await rateLimits.spend(db, `code-tries-from:${toAddressBucket(source.ip)}`, authRules.codeTriesPerAddress)
        throw new HttpError(400, 'invalid_code', 'Invalid verification code. Please try again.')
      }
      revocations.notify(Number(answer.userId))
      return answer
    },

    async proveMailbox(tx, email, code, challenge) {
      const redeemed = await codes.redeem(tx, { email: normalizeEmail(email), code, challenge })
      // The mail has to have said that the code opens the whole account.
      return redeemed?.scope === 'full'
    },
  }
}
