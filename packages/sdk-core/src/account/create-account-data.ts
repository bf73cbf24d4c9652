import { onMount, type ReadableAtom } from 'nanostores'
import type { AccountState } from '../contract/account-data/schema.ts'
import { accountDataWire } from '../contract/account-data/wire.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createPoll } from '../shared/poll.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { createDashboard } from './create-dashboard.ts'

/** Polling interval while an export is pending. */
const PENDING_MS = 3_000
/** Interval at which the URL of a ready export is refreshed. A URL is valid for at least 15 minutes. */
const RENEW_MS = 10 * 60_000

export type AccountDataState = ResourceState<{ status: 'ready'; account: AccountState }>

/**
 * The account's data export and deletion. Get the client's only instance with `client.ports.once(createAccountData)`.
 */
export interface AccountData {
  /**
   * The state of the export and the deletion. While the store has subscribers, it fetches the state, polls a pending
   * export and refreshes the URL of a ready export.
   */
  readonly $account: ReadableAtom<AccountDataState>
  /** Refetches the state. Never rejects. */
  refresh(): Promise<void>
  /** Requests a ZIP export unless one is pending or ready. With `isFresh`, a new export replaces a ready one. */
  requestExport(options?: { isFresh?: boolean }): Promise<SaveResult>
  /**
   * Schedules the deletion of the account in 14 days and ends its other sessions. Requires a new sign-in code that was
   * sent to the account's email address. Resolves to `null` on success, otherwise to the error.
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
