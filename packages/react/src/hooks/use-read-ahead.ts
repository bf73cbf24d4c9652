import type { Vendor } from '@vowkit/sdk-core/vendors'
import { useCallback } from 'react'
import { useClient } from '../provider/use-client.ts'
import { loadVendors } from '../shared/load-vendors.ts'

/** Reading the profile of a vendor who is likely to be opened. */
export function useReadAhead(): (vendor: Vendor) => void {
  const { ports } = useClient()
  return useCallback(
    ({ id }) => {
      loadVendors(ports).then(
        (vendors) => vendors.prefetch(id),
        (cause: unknown) => ports.log.warn('A vendor could not be read ahead.', cause),
      )
    },
    [ports],
  )
}
