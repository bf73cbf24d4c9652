import type { AccountSession, SessionScope } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import { narrower } from '../../http/scopes.ts'
import type { Database } from '../../platform/database.ts'
import { type AccountService, type StoredAccount, toUsername } from '../accounts/service.ts'
import type { Devices } from './devices.ts'
import type { ParentSession, Sessions } from './sessions.ts'
import type { Sites } from './sites.ts'

/** Starts sessions, for every way to sign in. */
export interface SessionStarter {
  /** Returns the account of a proved mailbox, and creates it if there is none. */
  claimMailbox(tx: Database, email: string): Promise<StoredAccount>
  /** Starts a session of the widest scope that the request's origin may have. */
  startSession(
    tx: Database,
    account: StoredAccount,
    source: RequestSource,
    limit?: SessionLimit,
  ): Promise<AccountSession & { scope: SessionScope }>
}

/** What the proof of a sign-in allows. */
export interface SessionLimit {
  /** The widest scope; by default `full`. */
  atMost?: SessionScope
  /** The session whose handoff begins this one. */
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
      // Whoever proves the mailbox owns the account; anything set up without that proof may be a stranger's.
      if (await accounts.verify(tx, account.id)) {
        await sessions.endAll(tx, account.id)
        await devices.forgetAll(tx, account.id)
      }
      return account
    },

    async startSession(tx, account, source, { atMost = 'full', parent } = {}) {
      const scope = narrower(atMost, sites.scopeOf(source))
      const token = await sessions.start(tx, account.id, { scope, source, parent })
      // A handoff goes on in the same browser.
      if (!parent) await devices.note(tx, account, source)
      return { token, userId: account.id, username: toUsername(account), email: account.email, scope }
    },
  }
}
