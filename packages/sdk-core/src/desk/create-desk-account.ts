import { atom, onMount } from 'nanostores'
import { deskWire } from '../contract/desk/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { DeskAccountState, DeskAccountView } from './desk.ts'

/** Creates the view of the signed-in vendor's user. */
export function createDeskAccount(ports: FeaturePorts): DeskAccountView {
  const $account = atom<DeskAccountState>({ status: 'loading' })

  const request = createLatestRequest(async (signal) => {
    if ($account.value.status !== 'ready') $account.set({ status: 'loading' })
    const result = await ports.http.call(deskWire.getDeskAccount, { signal, logFailure: true })
    if (signal.aborted) return
    if (result.ok) $account.set({ status: 'ready', account: result.data })
    else if (result.status === 403) $account.set({ status: 'forbidden' })
    else if ($account.value.status !== 'ready') $account.set({ status: 'failed' })
  })

  ports.onAccountChange(() => {
    request.stop()
    $account.set({ status: 'loading' })
  })
  onMount($account, () =>
    ports.$token.subscribe((token) => {
      if (token === null) request.stop()
      else void request.send()
    }),
  )

  return { $account, refresh: request.send }
}
