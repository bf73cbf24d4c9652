import type { AccountSession } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import { type AccountService, type StoredAccount, toUsername } from '../accounts/service.ts'
import type { Sessions } from './sessions.ts'

/** How sessions begin, whatever the proof was. */
export interface Beginnings {
  /** The account of somebody who proved to read this mailbox; made when there is none. */
  claimMailbox(tx: Database, email: string): Promise<StoredAccount>
  /** Starts a session of the scope that the request's origin may have. */
  startSession(tx: Database, account: StoredAccount, source: RequestSource): Promise<AccountSession>
}

export interface BeginningDeps {
  accounts: AccountService
  sessions: Sessions
}

export function createBeginnings({ accounts, sessions }: BeginningDeps): Beginnings {
  return {
    async claimMailbox(tx, email) {
      const account = await accounts.findOrCreate(tx, email)
      // Whoever proves the mailbox owns the account; anything set up without that proof may be a stranger's.
      if (await accounts.verify(tx, account.id)) await sessions.endAll(tx, account.id)
      return account
    },

    async startSession(tx, account, source) {
      const token = await sessions.start(tx, account.id, { scope: 'full', source })
      return { token, userId: account.id, username: toUsername(account), email: account.email }
    },
  }
}
