import { type AccountSession, normalizeEmail, type SessionScope } from '@vowkit/sdk-core/contract'
import type { Account, RequestSource } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { logAccount } from '../../platform/log-context.ts'
import type { AccountService } from '../accounts/service.ts'
import { findCoupleId } from '../pairs/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { CodeSignIn } from './code-sign-in.ts'
import type { Confirmations } from './confirmations.ts'
import type { PasswordVerifier } from './password-verifier.ts'
import type { Passwords } from './passwords.ts'
import type { ResetLinks } from './reset-links.ts'
import { authRules } from './rules.ts'
import type { PostPasswordChanged } from './security-mails.ts'
import type { SessionRevocations } from './session-revocations.ts'
import type { SessionStarter } from './session-starter.ts'
import type { Sessions } from './sessions.ts'

/** The current password, or a sign-in code that was sent to the account. */
export type PasswordProof = { current: string } | { code: string; challenge?: string | undefined }

/** Registration and sign-in with a password. */
export interface PasswordSignIn {
  /** Throws the same 400 for an unknown email address and a wrong password. */
  logIn(email: string, password: string, source: RequestSource): Promise<AccountSession>
  /** Creates an account and signs in. Throws 400 if the email address already has an account. */
  register(
    couple: { name: string; email: string; phone: string; password: string },
    source: RequestSource,
  ): Promise<AccountSession>
  /**
   * Changes the password, revokes all sessions and starts a new one. Throws 400 if the current password or the code is
   * wrong.
   */
  changePassword(
    account: Account,
    change: PasswordProof & { next: string },
    source: RequestSource,
    scope: SessionScope,
  ): Promise<{ token: string; user_id: number }>
}

export interface PasswordSignInDeps extends Pick<SessionStarter, 'startSession'> {
  db: Database
  accounts: AccountService
  rateLimits: RateLimits
  links: ResetLinks
  passwords: Passwords
  sessions: Sessions
  revocations: SessionRevocations
  verifier: PasswordVerifier
  postConfirmation: Confirmations['postConfirmation']
  postPasswordChanged: PostPasswordChanged
  proveMailbox: CodeSignIn['proveMailbox']
}

export function createPasswordSignIn(deps: PasswordSignInDeps): PasswordSignIn {
  const {
    db,
    accounts,
    rateLimits,
    links,
    passwords,
    sessions,
    revocations,
    verifier,
    startSession,
    postConfirmation,
    postPasswordChanged,
    proveMailbox,
  } = deps

  return {
    async logIn(address, password, source) {
      const email = normalizeEmail(address)
      const account = await accounts.find(db, email)
      if (account) logAccount(account.id)
      if (!(await verifier.verify(email, account?.passwordHash ?? null, password, source.ip)) || !account)
        throw invalidCredentials()
      return db.transaction(async (tx) => {
        // A concurrent request may have changed the password while this one was hashed.
        const current = await accounts.lock(tx, account.id)
        if (current.passwordHash !== account.passwordHash) throw invalidCredentials()
        const session = await startSession(tx, current, source)
        return (await accounts.hasOnlyDesk(tx, current.id)) ? { ...session, is_desk_only: true } : session
      })
    },

    async register({ email, password, ...rest }, source) {
      await rateLimits.spend(db, `registrations-from:${toAddressBucket(source.ip)}`, authRules.registrationsPerAddress)
      if (await accounts.find(db, email)) throw emailTaken()
      const passwordHash = await passwords.hash(password)
      return db.transaction(async (tx) => {
        const account = await accounts.register(tx, email, { ...rest, passwordHash })
        if (!account) throw emailTaken()
        await postConfirmation(tx, account)
        return startSession(tx, account, source)
      })
    },

    async changePassword({ id, email }, { next, ...proof }, source, scope) {
      const stored = await accounts.find(db, email)
      const currentHash = stored?.passwordHash ?? null
      if ('current' in proof && !(await verifier.verify(email, currentHash, proof.current, source.ip)))
        throw wrongPassword()
      const passwordHash = await passwords.hash(next)
      const answer = await db.transaction(async (tx) => {
        // Returns instead of throwing, so that the transaction commits and the failed attempt counts.
        if ('code' in proof && !(await proveMailbox(tx, email, proof.code, proof.challenge))) return null
        if ((await accounts.lock(tx, id)).passwordHash !== currentHash) throw wrongPassword()
        await accounts.setPassword(tx, id, passwordHash)
        await links.revokeAll(tx, id)
        await sessions.revokeAll(tx, id)
        await postPasswordChanged(tx, email, source)
        return { token: await sessions.start(tx, id, { scope, source }), user_id: await findCoupleId(tx, id) }
      })
      if (!answer) throw invalidCode()
      revocations.notify(id)
      return answer
    },
  }
}

function invalidCredentials(): HttpError {
  return new HttpError(400, 'invalid_credentials', 'Invalid credentials, please try again.')
}

function emailTaken(): HttpError {
  const detail = 'The email is already taken, please use another one.'
  return new HttpError(400, 'email_taken', detail, { fields: { email: [detail] } })
}

function wrongPassword(): HttpError {
  return new HttpError(400, 'wrong_password', 'Please check the password again!')
}

function invalidCode(): HttpError {
  return new HttpError(400, 'invalid_code', 'Invalid verification code. Please try again.')
}
