import { normalizeEmail, type ResetAnswer } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { Devices } from './devices.ts'
import type { KnownClients } from './known-clients.ts'
import type { PasswordVerifier } from './password-verifier.ts'
import type { Passwords } from './passwords.ts'
import type { ResetLinks } from './reset-links.ts'
import type { ResetMailer } from './reset-mailer.ts'
import { authRules } from './rules.ts'
import type { PostPasswordChanged } from './security-mails.ts'
import type { SessionRevocations } from './session-revocations.ts'
import type { SessionStarter } from './session-starter.ts'
import type { Sessions } from './sessions.ts'

/** Password reset by a mailed link. */
export interface PasswordReset {
  /** Emails a link. Result and duration do not reveal whether the email address has an account. */
  sendResetLink(email: string, ip: string): Promise<void>
  /** Throws 400 if the link is invalid or expired. Does not invalidate the link. */
  checkResetLink(token: string): Promise<void>
  /**
   * Sets the password, verifies the email address, revokes all sessions and starts a new one. Throws 400 for an invalid
   * link.
   */
  resetPassword(token: string, password: string, source: RequestSource): Promise<ResetAnswer>
}

export interface PasswordResetDeps extends Pick<SessionStarter, 'startSession'> {
  db: Database
  accounts: AccountService
  rateLimits: RateLimits
  clients: KnownClients
  links: ResetLinks
  mailer: ResetMailer
  passwords: Passwords
  sessions: Sessions
  revocations: SessionRevocations
  verifier: PasswordVerifier
  devices: Devices
  postPasswordChanged: PostPasswordChanged
}

export function createPasswordReset(deps: PasswordResetDeps): PasswordReset {
  const {
    db,
    accounts,
    rateLimits,
    clients,
    links,
    mailer,
    passwords,
    sessions,
    revocations,
    verifier,
    startSession,
    devices,
    postPasswordChanged,
  } = deps

  async function findAccountId(token: string): Promise<number> {
    const accountId = await links.find(db, token)
    if (accountId === null) throw invalidLink()
    return accountId
  }

  return {
    async sendResetLink(address, ip) {
      const email = normalizeEmail(address)
      const client = toAddressBucket(ip)
      await rateLimits.spend(db, `reset-sends-from:${client}`, authRules.resetSendsPerAddress)
      await db.transaction(async (tx) => {
        if (!(await rateLimits.take(tx, toWaitKey(email), authRules.resetSendsAtOnce))) return
        await rateLimits.spend(tx, `reset-sends:${email}:${client}`, authRules.resetSendsPerClient)
        // Skipping the email cannot lock the owner out, because the links that were mailed before still work.
        if (await rateLimits.take(tx, `reset-sends:${email}`, authRules.resetSendsPerEmail))
          await mailer.post(tx, email)
      })
    },

    async checkResetLink(token) {
      await findAccountId(token)
    },

    async resetPassword(token, password, source) {
      const accountId = await findAccountId(token)
      const passwordHash = await passwords.hash(password)
      const answer = await db.transaction(async (tx) => {
        // The lock serializes concurrent uses of the account's links; only the first of them succeeds.
        const account = await accounts.lock(tx, accountId)
        if (!(await links.redeem(tx, accountId, token))) throw invalidLink()
        // Devices that signed in before the email address was verified may belong to someone else.
        if (await accounts.verify(tx, accountId)) await devices.forgetAll(tx, accountId)
        await accounts.setPassword(tx, accountId, passwordHash)
        await verifier.clearFailures(tx, account.email, source.ip)
        await clients.note(tx, account.email, source.ip)
        // The link has been used, so a new link may be requested without a wait.
        await rateLimits.clear(tx, toWaitKey(account.email))
        await sessions.revokeAll(tx, accountId)
        await postPasswordChanged(tx, account.email, source)
        return {
          ...(await startSession(tx, account, source)),
          redirect_user: (await accounts.hasDesk(tx, accountId)) ? 'Vendor' : 'Couple',
          message: 'Your password has been changed.',
        } as const
      })
      revocations.notify(accountId)
      return answer
    },
  }
}

function toWaitKey(email: string): string {
  return `reset-sends-at-once:${email}`
}

function invalidLink(): HttpError {
  return new HttpError(400, 'invalid_link', 'This link is no longer valid. Please request a new one.')
}
