import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** Why a heart was put back. */
export type HeartFailure = 'offline' | 'refused'

/** Which vendors are saved, and saving them; who is signed out signs in first. */
export function useFavourites() {
  const { ports, session, mode } = useClient()
  const vendors = ports.once(createVendorLists)
  const favourites = useStore(vendors.$favourites, { ssr: 'initial' })
  const [waiting, setWaiting] = useState<Vendor | null>(null)
  const [failed, setFailed] = useState<{ id: Vendor['id']; failure: HeartFailure } | null>(null)

  async function save(vendor: Vendor, wanted: boolean): Promise<void> {
    const { id } = vendor
    setFailed(null)
    const result = await vendors.setFavourite(vendor, wanted)
    // Who is gone meanwhile is told of nothing.
    if (result.ok || session.token() === null) return
    const isOffline = result.error.code === 'network' || result.error.code === 'timeout'
    // Our own site says that by itself, above all of its screens.
    if (!isOffline || mode !== 'site') setFailed({ id, failure: isOffline ? 'offline' : 'refused' })
  }

  return {
    isSaved: (vendor: Vendor) => isSaved(vendor, favourites),
    /** What went wrong with the heart tapped last, where it was this vendor's. */
    failureOf: ({ id }: Vendor) => (failed?.id === id ? failed.failure : undefined),
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
