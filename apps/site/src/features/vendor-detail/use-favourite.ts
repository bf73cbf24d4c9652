import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'

/** Saves a vendor, or no longer. It failed when what the last tap asked for was put back, and has changed when it was not. */
export function useFavourite({ is_favorited }: VendorDetail, profile: VendorProfile) {
  const [wanted, setWanted] = useState<boolean | null>(null)

  function toggle(): void {
    setWanted(!is_favorited)
    profile.toggleFavourite()
  }

  const hasFailed = wanted !== null && wanted !== is_favorited
  return { isSaved: is_favorited, hasFailed, hasChanged: wanted !== null && !hasFailed, toggle }
}
