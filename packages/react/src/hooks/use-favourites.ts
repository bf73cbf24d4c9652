import { useStore } from '@nanostores/react'
import { createVendorLists, isSaved, type Vendor, type VendorDetail } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

/** A vendor that can be saved. */
export type Savable = Pick<Vendor, 'id' | 'is_favorited'>

/** A change that could not be saved. The heart shows the previous state again. */
export interface FailedHeart {
  id: Vendor['id']
  /** Whether the request got no response. If false, the backend rejected the request. */
  isOffline: boolean
}

/** A vendor that the backend has saved or removed for the couple. */
export interface VendorSave<SavedVendor extends Savable = Vendor | VendorDetail> {
  vendor: SavedVendor
  /** Whether the vendor is saved now. False after the visitor has removed it. */
  saved: boolean
}

/** The last change that the visitor wants, while the backend has not confirmed it. */
interface PendingSave {
  wasSaved: boolean
  isSaved: boolean
}

/**
 * Returns the saved vendors and a function that saves or removes a vendor. If the visitor is signed out, the vendor is
 * saved after the sign-in. `onSave` is called after the backend has confirmed a change.
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
export function useFavourites<SavedVendor extends Savable = Savable>(onSave?: (save: VendorSave<SavedVendor>) => void) {
  const { ports, session, mode } = useClient()
  const vendors = ports.once(createVendorLists)
  const favourites = useStore(vendors.$favourites, { ssr: 'initial' })
  const [waiting, setWaiting] = useState<SavedVendor | null>(null)
  const [failed, setFailed] = useState<FailedHeart | null>(null)
  const [pending] = useState(() => new Map<string, PendingSave>())
  const latest = useLatest(onSave)

  async function save(vendor: SavedVendor, shouldSave: boolean): Promise<void> {
    const { id } = vendor
    const key = String(id)
    setFailed(null)
    const change = pending.get(key) ?? { wasSaved: !shouldSave, isSaved: shouldSave }
    change.isSaved = shouldSave
    pending.set(key, change)
    const result = await vendors.setFavourite(vendor, shouldSave)
    // Several taps before the response are one change, or none.
    const isFirst = pending.get(key) === change && pending.delete(key)
    if (isFirst && result.ok && change.isSaved !== change.wasSaved) latest.current?.({ vendor, saved: change.isSaved })
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
    toggle(vendor: SavedVendor) {
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
