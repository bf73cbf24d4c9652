import { type LoginVisionAnswer, normalizeEmail } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AccountService } from '../accounts/service.ts'
import { type LimitService, toAddressBucket } from '../limits/service.ts'
import type { Outbox } from '../mail/service.ts'
import { writeCodeMail } from './code-mail.ts'
import { createLoginCodes } from './login-codes.ts'
import { createSessions } from './sessions.ts'

/** Signing in and out. */
export interface AuthService {
  /** Mails a code. Does the same, and takes as long, whether or not the e-mail has an account. */
  sendCode(email: string, ip: string): Promise<LoginVisionAnswer>
  /** Signs in with a mailed code; the first right one makes the account. */
  redeemCode(email: string, code: string, ip: string): Promise<LoginVisionAnswer>
  /** Counts an e-mail check, which answers the same for every e-mail. */
  countEmailCheck(ip: string): Promise<void>
  /** Whose token this is. */
  authenticate(token: string): Promise<Account | null>
  endSession(token: string): Promise<void>
  /** Forgets what is over. */
  sweep(): Promise<void>
}

export interface AuthDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  accounts: AccountService
  limits: LimitService
  outbox: Outbox
}

export function createAuthService({ db, clock, secrets, accounts, limits: counts, outbox }: AuthDeps): AuthService {
  const codes = createLoginCodes({ clock, secrets, limits: counts })
  const sessions = createSessions({ db, clock })

  async function signIn(tx: Database, email: string): Promise<LoginVisionAnswer> {
    const account = await accounts.findOrCreate(tx, email)
    if (!account.verifiedAt) {
      // Whoever proves the mailbox owns the account; anything set up without that proof may be a stranger's.
      await sessions.endAll(tx, account.id)
      await accounts.verify(tx, account.id)
    }
    return { token: await sessions.start(tx, account.id), userId: account.id, username: account.email }
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

    countEmailCheck: (ip) => counts.spend(db, `email-checks-from:${toAddressBucket(ip)}`, limits.emailChecksPerAddress),
    authenticate: sessions.find,
    endSession: sessions.end,
    async sweep() {
      await sessions.sweep()
      await codes.sweep(db)
    },
  }
}
