import { createVendors, type Vendor } from '@vowkit/sdk-core/vendors'
import { useCallback } from 'react'
import { useClient } from '../provider/use-client.ts'

/** Returns a function that prefetches the profile of a vendor whose card is about to be opened. */
export function usePrefetchVendor(): (vendor: Vendor) => void {
  const { ports } = useClient()
  return useCallback(({ id }) => ports.once(createVendors).prefetch(id), [ports])
}
