import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** A favourite that could not be saved; its heart shows the old state again. */
export interface FailedHeart {
  id: Vendor['id']
  /** The request got no response; otherwise the backend rejected it. */
  isOffline: boolean
}

/** The saved vendors, and saving one. Saving while signed out waits for a sign-in. */
export function useFavourites() {
  const { ports, session, mode } = useClient()
  const vendors = ports.once(createVendorLists)
  const favourites = useStore(vendors.$favourites, { ssr: 'initial' })
  const [waiting, setWaiting] = useState<Vendor | null>(null)
  const [failed, setFailed] = useState<FailedHeart | null>(null)

  async function save(vendor: Vendor, wanted: boolean): Promise<void> {
    const { id } = vendor
    setFailed(null)
    const result = await vendors.setFavourite(vendor, wanted)
    // After a sign-out there is nobody to show the failure to.
    if (result.ok || session.token() === null) return
    const isOffline = result.error.status === 0
    // On our own site an alert above every screen says that the network is down.
    if (!isOffline || mode !== 'site') setFailed({ id, isOffline })
  }

  return {
    isSaved: (vendor: Vendor) => isSaved(vendor, favourites),
    /** The last vendor that could not be saved. */
    failed,
    toggle(vendor: Vendor) {
      if (session.token() === null) return setWaiting(vendor)
      void save(vendor, !isSaved(vendor, favourites))
    },
    /** The vendor to save after signing in. */
    waiting,
    /** Saves the waiting vendor; call it after signing in. */
    proceed() {
      setWaiting(null)
      if (waiting) void save(waiting, true)
    },
    cancel: () => setWaiting(null),
  }
}
