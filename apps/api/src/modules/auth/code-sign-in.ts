import { type LoginVisionAnswer, normalizeEmail } from '@vowkit/sdk-core/contract'
import { HttpError } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { Database } from '../../platform/database.ts'
import { type AccountService, toUsername } from '../accounts/service.ts'
import { type LimitService, toAddressBucket } from '../limits/service.ts'
import type { Outbox } from '../mail/service.ts'
import { writeCodeMail } from './code-mail.ts'
import type { LoginCodes } from './login-codes.ts'
import type { Sessions } from './sessions.ts'

/** Signing in with a mailed code. */
export interface CodeSignIn {
  /** Mails a code. Does the same, and takes as long, whether or not the e-mail has an account. */
  sendCode(email: string, ip: string): Promise<LoginVisionAnswer>
  /** Signs in with a mailed code; the first right one makes the account. */
  redeemCode(email: string, code: string, ip: string): Promise<LoginVisionAnswer>
}

export interface CodeSignInDeps {
  db: Database
  accounts: AccountService
  limits: LimitService
  codes: LoginCodes
  sessions: Sessions
  outbox: Outbox
}

export function createCodeSignIn(deps: CodeSignInDeps): CodeSignIn {
  const { db, accounts, limits: counts, codes, sessions, outbox } = deps

  async function signIn(tx: Database, email: string): Promise<LoginVisionAnswer> {
    const account = await accounts.findOrCreate(tx, email)
    // Whoever proves the mailbox owns the account; anything set up without that proof may be a stranger's.
    if (await accounts.verify(tx, account.id)) await sessions.endAll(tx, account.id)
    return { token: await sessions.start(tx, account.id), userId: account.id, username: toUsername(account) }
  }

  return {
    async sendCode(address, ip) {
      const email = normalizeEmail(address)
      await counts.spend(db, `code-sends-from:${toAddressBucket(ip)}`, limits.codeSendsPerAddress)
      return db.transaction(async (tx) => {
        const { code, resendAfter } = await codes.issue(tx, email)
        if (code) await outbox.post(tx, writeCodeMail(email, code))
        return { resend_after: resendAfter }
      })
    },

    async redeemCode(address, code, ip) {
      const email = normalizeEmail(address)
      await counts.spend(db, `code-tries-from:${toAddressBucket(ip)}`, limits.codeTriesPerAddress)
      const answer = await db.transaction(async (tx) =>
        (await codes.redeem(tx, email, code)) ? signIn(tx, email) : null,
      )
      if (answer) return answer
      throw new HttpError(400, 'invalid_code', 'Invalid verification code. Please try again.')
    },
  }
}
