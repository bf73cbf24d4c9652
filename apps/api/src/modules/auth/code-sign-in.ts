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

/** Sign-in with a mailed code. */
export interface CodeSignIn {
  /** Emails a code. Result and duration do not reveal whether the email address has an account. */
  sendCode(email: string, source: RequestSource): Promise<LoginVisionAnswer>
  /** Signs in with a mailed code. Creates the account if the email address has none. Throws 400 for a wrong code. */
  redeemCode(
    given: { email: string; code: string; challenge?: string | undefined },
    source: RequestSource,
  ): Promise<LoginVisionAnswer>
  /**
   * Redeems a code for the account's own email address, to confirm a step such as deleting the account. Returns false
   * for a wrong code. Commit the transaction in that case too, because failed attempts count.
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
      // Clients that signed in from this address before are exempt, so that other clients cannot use up their limit.
      if (!(await clients.isKnown(db, email, ip))) {
        await rateLimits.spend(db, `code-sends-from:${toAddressBucket(ip)}`, authRules.codeSendsPerAddress)
      }
      const scope = sites.scopeOf(source)
      return db.transaction(async (tx) => {
        const issued = await codes.issue(tx, { email, ip, scope, origin })
        const { code, challenge, codeLength, resendAfter } = issued
        const mail = code && writeCodeMail({ to: email, code, scope, origin })
        if (mail) await outbox.post(tx, mail, { lifeMs: authRules.codeLifeMs, language: source.language })
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
        // Counts wrong codes only: an address can be shared, and a correct code must always work.
        await rateLimits.spend(db, `code-tries-from:${toAddressBucket(source.ip)}`, authRules.codeTriesPerAddress)
        throw new HttpError(400, 'invalid_code', 'Invalid verification code. Please try again.')
      }
      revocations.notify(Number(answer.userId))
      return answer
    },

    async proveMailbox(tx, email, code, challenge) {
      const redeemed = await codes.redeem(tx, { email: normalizeEmail(email), code, challenge })
      // Only the email of a `full` code tells the user that the code gives access to the full account.
      return redeemed?.scope === 'full'
    },
  }
}
