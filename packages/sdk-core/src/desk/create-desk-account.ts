import { atom, onMount } from 'nanostores'
import { deskWire } from '../contract/desk/wire.ts'
import { createOwnId } from '../realtime/own-id.ts'
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

  // A vendor's team takes part in conversations as the vendor.
  ports.once(createOwnId).actAs(async (signal) => {
    if (ports.session.token() === null) return null
    if ($account.value.status === 'ready') return String($account.value.account.user_id)
    const result = await ports.http.call(deskWire.getDeskAccount, { signal })
    return result.ok ? String(result.data.user_id) : null
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
