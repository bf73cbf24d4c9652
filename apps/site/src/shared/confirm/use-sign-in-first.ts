import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useCallback } from 'react'
import { openPath } from '../router.ts'
import { noteSignInAim } from './sign-in-aim.ts'
import { reachOf } from './use-reach.ts'

/**
 * Returns a function that redirects a visitor with a magic link's session to the login. The login shows what the
 * sign-in is for, and redirects back to this screen. For other sessions the function does nothing. It returns whether
 * it redirected.
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
