import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** Which vendors are saved, and saving them; who is signed out signs in first. */
export function useFavourites() {
  const { ports, session } = useClient()
  const vendors = ports.once(createVendorLists)
  const favourites = useStore(vendors.$favourites, { ssr: 'initial' })
  const [waiting, setWaiting] = useState<Vendor | null>(null)

  return {
    isSaved: (vendor: Vendor) => isSaved(vendor, favourites),
    toggle(vendor: Vendor) {
      if (session.token() === null) return setWaiting(vendor)
      void vendors.setFavourite(vendor, !isSaved(vendor, favourites))
    },
    /** The vendor that waits for a sign-in. */
    waiting,
    /** Saves it, now that somebody is signed in. */
    proceed() {
      setWaiting(null)
      if (waiting) void vendors.setFavourite(waiting, true)
    },
    giveUp: () => setWaiting(null),
  }
}
