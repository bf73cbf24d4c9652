import { useStore } from '@nanostores/react'
import { createCheckoutReturn } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

/** The state of a payment that led back to our own site, and `dismiss`, which removes it from the address. */
export function useCheckoutReturn() {
  const { $return, dismiss } = useClient().ports.once(createCheckoutReturn)
  return { state: useStore($return, { ssr: 'initial' }), dismiss }
}
