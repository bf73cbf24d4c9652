import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** A vendor that can be saved. */
export type Savable = Pick<Vendor, 'id' | 'is_favorited'>

/** A change that could not be saved. The heart shows the previous state again. */
export interface FailedHeart {
  id: Vendor['id']
  /** Whether the request got no response. If false, the backend rejected the request. */
  isOffline: boolean
}

/**
 * Returns the saved vendors and a function that saves or removes a vendor. If the visitor is signed out, the vendor is
 * saved after the sign-in.
 *
 * ```tsx
 * const { isSaved, toggle, waiting, proceed, cancel } = useFavourites()
 * return (
 *   <>
 *     <button aria-pressed={isSaved(vendor)} onClick={() => toggle(vendor)}>Save</button>
 *     {waiting && <LoginDialog onDone={proceed} onClose={cancel} />}
 *   </>
 * )
 * ```
 */
export function useFavourites() {
  const { ports, session, mode } = useClient()
  const vendors = ports.once(createVendorLists)
  const favourites = useStore(vendors.$favourites, { ssr: 'initial' })
  const [waiting, setWaiting] = useState<Savable | null>(null)
  const [failed, setFailed] = useState<FailedHeart | null>(null)

  async function save(vendor: Savable, shouldSave: boolean): Promise<void> {
    const { id } = vendor
    setFailed(null)
    const result = await vendors.setFavourite(vendor, shouldSave)
    // After a sign-out, the failure no longer matters to the visitor.
    if (result.ok || session.token() === null) return
    const isOffline = result.error.status === 0
    // On our own site, an alert on every page already reports that the network is down.
    if (!isOffline || mode !== 'site') setFailed({ id, isOffline })
  }

  return {
    isSaved: (vendor: Savable) => isSaved(vendor, favourites),
    /** The last change that could not be saved. */
    failed,
    toggle(vendor: Savable) {
      if (session.token() === null) return setWaiting(vendor)
      void save(vendor, !isSaved(vendor, favourites))
    },
    /** The vendor that the visitor chose before the sign-in. */
    waiting,
    /** Saves the vendor that the visitor chose before the sign-in. Call it after the sign-in. */
    proceed() {
      setWaiting(null)
      if (waiting) void save(waiting, true)
    },
    cancel: () => setWaiting(null),
  }
}
