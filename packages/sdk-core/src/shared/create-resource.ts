import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from './feature-ports.ts'
import { createLatestRequest } from './latest-request.ts'

/** Data of the account, fetched from the backend. `failed`: no fetch has ever succeeded. */
export type ResourceState<Ready extends { status: 'ready' }> = { status: 'loading' } | Ready | { status: 'failed' }

export interface Resource<Ready extends { status: 'ready' }> {
  /**
   * The data. The store fetches it for each session while it has subscribers, and keeps the old data during a refetch.
   */
  readonly $state: ReadableAtom<ResourceState<Ready>>
  /** Refetches the data. Never rejects. */
  refresh(): Promise<void>
}

/** Creates a store for one part of the account's data. A sign-out clears the store. */
export function createResource<Data, Ready extends { status: 'ready' }>(
  { $token, onAccountChange }: Pick<FeaturePorts, '$token' | 'onAccountChange'>,
  read: (options: { signal: AbortSignal }) => Promise<CallResult<Data>>,
  toReady: (data: Data) => Ready,
): Resource<Ready> {
  const $state = atom<ResourceState<Ready>>({ status: 'loading' })

  const request = createLatestRequest(async (signal) => {
    if ($state.value.status === 'failed') $state.set({ status: 'loading' })
    const result = await read({ signal })
    if (signal.aborted) return
    if (result.ok) return $state.set(toReady(result.data))
    if ($state.value.status !== 'ready') $state.set({ status: 'failed' })
  })

  onAccountChange(() => {
    request.stop()
    $state.set({ status: 'loading' })
  })
  onMount($state, () =>
    $token.subscribe((token) => {
      if (token === null) request.stop()
      else void request.send()
    }),
  )

  return { $state, refresh: request.send }
}
