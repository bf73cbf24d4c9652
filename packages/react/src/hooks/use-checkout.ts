import type { Id } from '@vowkit/sdk-core'
import { type CheckoutResult, startCheckout } from '@vowkit/sdk-core/vision'
import { useRef, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

export type CheckoutState =
  | { status: 'choosing' }
  | { status: 'starting' }
  | { status: 'started'; url: string }
  | { status: 'failed'; code: Exclude<CheckoutResult, { ok: true }>['code'] }

/** Starting to pay for a pack, one payment at a time. */
export function useCheckout(onStart?: (checkout: { url: string }) => void) {
  const { ports } = useClient()
  const [state, setState] = useState<CheckoutState>({ status: 'choosing' })
  const isUnderWay = useRef(false)

  async function start(packId: Id | null) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ status: 'starting' })
    const result = await startCheckout(ports, packId)
    isUnderWay.current = false
    if (!result.ok) return setState({ status: 'failed', code: result.code })
    setState({ status: 'started', url: result.url })
    onStart?.({ url: result.url })
  }

  return { state, start }
}
