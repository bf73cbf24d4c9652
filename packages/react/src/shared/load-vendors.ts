import type { FeaturePorts } from '@vowkit/sdk-core'
import type { Vendors } from '@vowkit/sdk-core/vendors'

/**
 * All that can be done with vendors. A list of them does more than showing and saving only on our own site, so the code
 * for that comes when it is used.
 */
export async function loadVendors(ports: FeaturePorts): Promise<Vendors> {
  const { createVendors } = await import('./create-vendors.ts')
  return ports.once(createVendors)
}
