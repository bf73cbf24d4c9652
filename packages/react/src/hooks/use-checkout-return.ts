import { useStore } from '@nanostores/react'
import { createCheckoutReturn } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

/**
 * Returns the state of a payment after the visitor has returned to our own site. `dismiss` removes the state from the
 * URL.
 */
export function useCheckoutReturn() {
  const { $return, dismiss } = useClient().ports.once(createCheckoutReturn)
  return { state: useStore($return, { ssr: 'initial' }), dismiss }
}
