import { type SdkError, toSdkError } from '@vowkit/sdk-core'
import { listPacks, type VisionPack } from '@vowkit/sdk-core/vision'
import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

export type PacksState =
  | { status: 'loading' }
  | { status: 'ready'; packs: VisionPack[] }
  | { status: 'failed'; error: SdkError }

/**
 * Returns the credit packs that are for sale. `retry` loads them again after a failure.
 *
 * ```tsx
 * const { state, retry } = usePacks()
 * if (state.status === 'ready') return state.packs.map(({ id, title, price }) => <li key={id}>{title}: {price}</li>)
 * ```
 */
export function usePacks(): { state: PacksState; retry: () => void } {
  const { ports } = useClient()
  const [state, setState] = useState<PacksState>({ status: 'loading' })

  useEffect(() => {
    if (state.status !== 'loading') return
    const unmounted = new AbortController()
    listPacks(ports, unmounted.signal).then(
      (packs) => !unmounted.signal.aborted && setState({ status: 'ready', packs }),
      (cause) => {
        if (unmounted.signal.aborted) return
        ports.log.warn('The packs could not be read.', cause)
        setState({ status: 'failed', error: toSdkError(cause) })
      },
    )
    return () => unmounted.abort()
  }, [ports, state.status])

  return { state, retry: () => setState({ status: 'loading' }) }
}
