import { useStore } from '@nanostores/react'
import type { Id } from '@vowkit/sdk-core'
import { createCheckout } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Starts the purchase of a pack and opens the payment page. If `onStart` returns `false`, the host opens the page
 * instead.
 */
export function useCheckout(onStart?: (checkout: { url: string }) => unknown) {
  const { ports } = useClient()
  const [{ $checkout, start }] = useState(() => createCheckout(ports))
  return { state: useStore($checkout, { ssr: 'initial' }), start: (packId: Id | null) => start(packId, onStart) }
}
