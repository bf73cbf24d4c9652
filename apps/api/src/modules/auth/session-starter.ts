import type { AccountSession, SessionScope } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import { narrowerScope } from '../../http/scopes.ts'
import type { Database } from '../../platform/database.ts'
import { logAccount } from '../../platform/log-context.ts'
import { type AccountService, type StoredAccount, toUsername } from '../accounts/service.ts'
import { findCoupleId } from '../pairs/service.ts'
import type { Devices } from './devices.ts'
import type { ParentSession, Sessions } from './sessions.ts'
import type { Sites } from './sites.ts'

/** Starts sessions, for every sign-in method. */
export interface SessionStarter {
  /** Returns the account of a verified email address, and creates it if there is none. */
  claimMailbox(tx: Database, email: string): Promise<StoredAccount>
  /** Starts a session with the widest scope that the request's origin and the limit allow. */
  startSession(
    tx: Database,
    account: StoredAccount,
    source: RequestSource,
    limit?: SessionLimit,
  ): Promise<AccountSession & { scope: SessionScope }>
}

/** Limits of a new session. */
export interface SessionLimit {
  /** The widest scope that the session may get. Default: `full`. */
  atMost?: SessionScope
  /** The session whose handoff starts this one. */
  parent?: ParentSession | undefined
}

export interface SessionStarterDeps {
  accounts: AccountService
  sessions: Sessions
  sites: Sites
  devices: Devices
}

export function createSessionStarter({ accounts, sessions, sites, devices }: SessionStarterDeps): SessionStarter {
  return {
    async claimMailbox(tx, email) {
      const account = await accounts.findOrCreate(tx, email)
      // Sessions and devices that signed in before the email address was verified may belong to someone else.
      if (await accounts.verify(tx, account.id)) {
        await sessions.revokeAll(tx, account.id)
        await devices.forgetAll(tx, account.id)
      }
      return account
    },

    async startSession(tx, account, source, { atMost = 'full', parent } = {}) {
      logAccount(account.id)
      const scope = narrowerScope(atMost, sites.scopeOf(source))
      if (source.language) await accounts.setLanguage(tx, account.id, source.language)
      const token = await sessions.start(tx, account.id, { scope, source, parent })
      // A handoff stays in the same browser, so its session is no sign-in from a new device.
      if (!parent) await devices.note(tx, account, source)
      // The couple's clients compare this id with the authors of messages, so both people get that of the couple.
      const userId = await findCoupleId(tx, account.id)
      return { token, userId, username: toUsername(account), email: account.email, scope }
    },
  }
}
