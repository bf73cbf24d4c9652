import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useCallback } from 'react'
import { openPath } from '../router.ts'
import { noteSignInAim } from './sign-in-aim.ts'
import { reachOf } from './use-reach.ts'

/**
 * Returns a function that sends the person of a magic link to the login, which says what they sign in for and leads back
 * to this screen. It does nothing in every other session, and returns whether it did something.
 */
export function useSignInFirst(): (aim: string) => boolean {
  const { ports, session } = useClient()
  return useCallback(
    (aim) => {
      if (reachOf(session.$session.get()) !== 'link') return false
      const { pathname, search } = window.location
      noteSignInAim(ports, { path: pathname + search, aim })
      openPath(`${SITE_PATHS.login}?next_url=${encodeURIComponent(pathname + search)}`)
      return true
    },
    [ports, session],
  )
}
