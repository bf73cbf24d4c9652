import { useStore } from '@nanostores/react'
import { createCheckoutReturn } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

/** Where somebody stands who comes back from a payment, on our own site. */
export function useCheckoutReturn() {
  const { $return, dismiss } = useClient().ports.once(createCheckoutReturn)
  return { state: useStore($return, { ssr: 'initial' }), dismiss }
}
