import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** A heart that was put back, and why. */
export interface FailedHeart {
  id: Vendor['id']
  /** There was no answer; otherwise a refusal. */
  isOffline: boolean
}

/** Which vendors are saved, and saving them; who is signed out signs in first. */
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
    // Who is gone meanwhile is told of nothing.
    if (result.ok || session.token() === null) return
    const isOffline = result.error.status === 0
    // Our own site says that by itself, above all of its screens.
    if (!isOffline || mode !== 'site') setFailed({ id, isOffline })
  }

  return {
    isSaved: (vendor: Vendor) => isSaved(vendor, favourites),
    /** The heart tapped last, where it could not be saved. */
    failed,
    toggle(vendor: Vendor) {
      if (session.token() === null) return setWaiting(vendor)
      void save(vendor, !isSaved(vendor, favourites))
    },
    /** The vendor that waits for a sign-in. */
    waiting,
    /** Saves it, now that somebody is signed in. */
    proceed() {
      setWaiting(null)
      if (waiting) void save(waiting, true)
    },
    giveUp: () => setWaiting(null),
  }
}
