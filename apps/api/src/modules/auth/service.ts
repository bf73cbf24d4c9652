import type { FastifyBaseLogger } from 'fastify'
import type { RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Outbox } from '../mail/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { type CodeSignIn, createCodeSignIn } from './code-sign-in.ts'
import { type Confirmations, createConfirmations } from './confirmations.ts'
import { createDevices } from './devices.ts'
import { createKnownClients } from './known-clients.ts'
import { createLoginCodes } from './login-codes.ts'
import { createPasswordReset, type PasswordReset } from './password-reset.ts'
import { createPasswordSignIn, type PasswordSignIn } from './password-sign-in.ts'
import { createPasswordVerifier } from './password-verifier.ts'
import { createPasswords } from './passwords.ts'
import { createResetLinks } from './reset-links.ts'
import { createResetMailer } from './reset-mailer.ts'
import { authRules } from './rules.ts'
import { createPasswordChangedPost } from './security-mails.ts'
import { createSessionList, type SessionList } from './session-list.ts'
import { createSessionRevocations } from './session-revocations.ts'
import { createSessionStarter, type SessionStarter } from './session-starter.ts'
import { createSessions, type Session } from './sessions.ts'
import { createSites, type Sites } from './sites.ts'

export { toSessionsNotice } from './session-revocations.ts'

/** Sign-in, sign-out, sessions and password reset. */
export interface AuthService
  extends SessionStarter,
    CodeSignIn,
    PasswordSignIn,
    PasswordReset,
    Sites,
    SessionList,
    Pick<Confirmations, 'sendConfirmation' | 'confirmEmail'> {
  /** Counts an email check. Throws 429 above the limit. */
  countEmailCheck(ip: string): Promise<void>
  /** Returns the session of a token, or null if it has expired or was revoked. The caller checks the scope. */
  authenticate(token: string): Promise<Session | null>
  /** Starts a session of the scope `link` for a magic link, and returns its token. */
  startLinkSession(tx: Database, accountId: number, magicLinkId: number, source?: RequestSource): Promise<string>
  /** Revokes the session of a token. */
  endSession(token: string): Promise<void>
  /** Notifies every process that sessions of an account may have been revoked. Call it after the commit. */
  notifySessionsRevoked(accountId: number): void
  /** Calls the listener when sessions of an account may have been revoked, in any process. */
  onSessionsRevoked(listener: (accountId: number) => void): void
  /** Hashes a password for storage. */
  hashPassword(password: string): Promise<string>
  /** Deletes expired sessions, codes and links. */
  sweep(): Promise<void>
}

export interface AuthDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  fanOut: FanOut
  log: FastifyBaseLogger
  accounts: AccountService
  rateLimits: RateLimits
  outbox: Outbox
  formats: Formats
  /** Our two sites. Mailed links open `site`. Only pages of these two sites can start sessions of the scope `full`. */
  urls: { site: string; vision: string; desk: string }
}

export function createAuth(deps: AuthDeps): AuthService {
  const { db, rateLimits } = deps
  const codes = createLoginCodes(deps)
  const revocations = createSessionRevocations(deps)
  const sessions = createSessions({ ...deps, revocations })
  const passwords = createPasswords()
  const clients = createKnownClients(deps)
  const links = createResetLinks(deps)
  const siteUrl = deps.urls.site
  const mailer = createResetMailer({ ...deps, links, siteUrl })
  const sites = createSites(deps.urls)
  const devices = createDevices({ ...deps, siteUrl })
  const confirmations = createConfirmations({ ...deps, siteUrl })
  const starter = createSessionStarter({ ...deps, sessions, sites, devices })
  const parts = {
    ...deps,
    ...starter,
    clients,
    codes,
    sites,
    sessions,
    revocations,
    passwords,
    links,
    mailer,
    devices,
    postConfirmation: confirmations.postConfirmation,
    postPasswordChanged: createPasswordChangedPost({ ...deps, siteUrl }),
    verifier: createPasswordVerifier({ ...deps, clients, passwords }),
  }
  const codeSignIn = createCodeSignIn(parts)
  return {
    ...starter,
    ...sites,
    ...codeSignIn,
    ...createPasswordSignIn({ ...parts, proveMailbox: codeSignIn.proveMailbox }),
    ...createPasswordReset(parts),
    ...createSessionList(parts),
    sendConfirmation: confirmations.sendConfirmation,
    confirmEmail: confirmations.confirmEmail,
    countEmailCheck: (ip) =>
      rateLimits.spend(db, `email-checks-from:${toAddressBucket(ip)}`, authRules.emailChecksPerAddress),
    authenticate: sessions.find,
    startLinkSession: (tx, accountId, magicLinkId, source) =>
      sessions.start(tx, accountId, { scope: 'link', magicLinkId, source }),
    endSession: sessions.revoke,
    notifySessionsRevoked: revocations.notify,
    onSessionsRevoked: revocations.listen,
    hashPassword: passwords.hash,
    async sweep() {
      await sessions.sweep()
      await codes.sweep(db)
      await links.sweep(db)
      await confirmations.sweepConfirmations(db)
      await devices.sweep(db)
    },
  }
}
