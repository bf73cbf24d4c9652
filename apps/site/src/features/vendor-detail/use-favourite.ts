import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'

/** Saves a vendor, or no longer. It failed when what the last tap asked for was put back. */
export function useFavourite({ is_favorited }: VendorDetail, profile: VendorProfile) {
  const [wanted, setWanted] = useState<boolean | null>(null)

  function toggle(): void {
    setWanted(!is_favorited)
    profile.toggleFavourite()
  }

  return { isSaved: is_favorited, hasFailed: wanted !== null && wanted !== is_favorited, toggle }
}
