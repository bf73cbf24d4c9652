import type { VendorDetail, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'

/** Toggles a favourite vendor with an optimistic update. `hasFailed` is true if the last update was rolled back. */
export function useFavourite({ is_favorited }: VendorDetail, profile: VendorProfile) {
  const [requested, setRequested] = useState<boolean | null>(null)

  function toggle(): void {
    setRequested(!is_favorited)
    profile.toggleFavourite()
  }

  const hasFailed = requested !== null && requested !== is_favorited
  return { isSaved: is_favorited, hasFailed, hasChanged: requested !== null && !hasFailed, toggle }
}
