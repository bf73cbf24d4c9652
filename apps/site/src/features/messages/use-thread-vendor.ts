import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { createVendorLists, type Vendor } from '@vowkit/sdk-core/vendors'

/** Returns the vendor with a user id, if the couple is in touch with it and the list of active vendors has loaded. */
export function useThreadVendor(userId: Id | undefined): { vendor: Vendor | undefined; isUnknown: boolean } {
  const active = useStore(useClient().ports.once(createVendorLists).page({ list: 'active' }))
  const isReady = active.status === 'ready'
  const vendor = isReady ? active.vendors.find(({ user }) => sameId(user, userId)) : undefined
  return { vendor, isUnknown: isReady && !vendor }
}
