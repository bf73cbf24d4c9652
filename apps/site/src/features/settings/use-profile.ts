import { useClient } from '@vowkit/react'
import { type CoupleProfile, getProfile } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'

export type ProfileState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; profile: CoupleProfile }

/**
 * The couple's profile, and functions to load it again. `refresh` shows the previous profile meanwhile, and keeps it on
 * failure.
 */
export function useProfile(): { state: ProfileState; retry: () => void; refresh: () => void } {
  const { ports } = useClient()
  const [state, setState] = useState<ProfileState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController()
    setState({ status: 'loading' })
    getProfile(ports, left.signal).then(
      (profile) => !left.signal.aborted && setState({ status: 'ready', profile }),
      () => !left.signal.aborted && setState({ status: 'failed' }),
    )
    return () => left.abort()
  }, [ports, attempt])

  return {
    state,
    retry: () => setAttempt(attempt + 1),
    refresh: () =>
      void getProfile(ports).then(
        (profile) => setState({ status: 'ready', profile }),
        // The failure is logged. The previous profile stays.
        () => {},
      ),
  }
}
