import { onMount, type ReadableAtom } from 'nanostores'
import type { AccountState } from '../contract/account-data/schema.ts'
import { accountDataWire } from '../contract/account-data/wire.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createPoll } from '../shared/poll.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { createDashboard } from './create-dashboard.ts'

/** Polling interval while an export is being prepared. */
const PENDING_MS = 3_000
/** How often the URL of a ready export is refreshed. A URL works for at least 15 minutes. */
const RENEW_MS = 10 * 60_000

export type AccountDataState = ResourceState<{ status: 'ready'; account: AccountState }>

/** The account's data export and deletion. A client has one instance: `client.ports.once(createAccountData)`. */
export interface AccountData {
  /** Fetched while it has subscribers. Polls while an export is being prepared, and refreshes the export's URL. */
  readonly $account: ReadableAtom<AccountDataState>
  /** Refetches the state. Never rejects. */
  refresh(): Promise<void>
  /** Starts a ZIP export unless an export is pending or ready. `isFresh` replaces a ready export. */
  requestExport(options?: { isFresh?: boolean }): Promise<SaveResult>
  /**
   * Schedules the deletion of the account in 14 days and ends its other sessions. Needs a fresh sign-in code for the
   * account's own e-mail address. Resolves to the error, or to `null` if the deletion was scheduled.
   */
  deleteAccount(confirmation: { code: string; challenge?: string }): Promise<SdkError | null>
  /** Cancels the scheduled deletion. */
  keepAccount(): Promise<SaveResult>
}

export function createAccountData(ports: FeaturePorts): AccountData {
  const poll = createPoll(ports)
  const { $state: $account, refresh } = createResource(
    ports,
    (options) => ports.http.call(accountDataWire.getAccountState, { ...options, logFailure: true }),
    (account) => ({ status: 'ready' as const, account }),
  )

  const exportState = () => ($account.value?.status === 'ready' ? $account.value.account.export?.state : undefined)

  onMount($account, () =>
    ports.startLoop(async (signal) => {
      while (!signal.aborted) {
        await poll.rest(exportState() === 'pending' ? PENDING_MS : RENEW_MS, signal)
        if (exportState()) await refresh()
      }
    }),
  )

  async function refreshAll(): Promise<void> {
    void ports.once(createDashboard).refresh()
    await refresh()
  }

  return {
    $account,
    refresh,

    async requestExport({ isFresh = false } = {}) {
      const query = isFresh ? ({ fresh: '1' } as const) : {}
      const result = await ports.http.call(accountDataWire.exportAccount, { query, logFailure: true })
      if (!result.ok) return result
      await refresh()
      poll.wake()
      return result
    },

    async deleteAccount(body) {
      const result = await ports.http.call(accountDataWire.deleteAccount, { body, logFailure: true })
      if (!result.ok) return result.error
      await refreshAll()
      return null
    },

    async keepAccount() {
      const result = await ports.http.call(accountDataWire.restoreAccount, { body: {}, logFailure: true })
      if (result.ok) await refreshAll()
      return result
    },
  }
}
