import { useClient } from '@vowkit/react'
import { type CoupleProfile, getProfile } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'

/** The couple's profile, which every vendor that it contacts can see in part. Null until it has loaded. */
export function useOwnProfile(): CoupleProfile | null {
  const { ports } = useClient()
  const [profile, setProfile] = useState<CoupleProfile | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    getProfile(ports, gone.signal).then(
      (found) => !gone.signal.aborted && setProfile(found),
      () => {},
    )
    return () => gone.abort()
  }, [ports])
  return profile
}
