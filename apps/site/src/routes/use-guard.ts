import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { useLayoutEffect, useState } from 'react'
import { useReach } from '../shared/confirm/use-reach.ts'
import { openPath, type SitePage } from '../shared/router.ts'
import { isSigningUp } from '../shared/sign-up-progress.ts'
import { useSiteConfig } from '../shared/site-config.ts'
import { type Guard, guardFor } from './guard.ts'
import { handOverModule } from './hand-over.lazy.ts'
import { moveFor } from './host-rules.ts'

/**
 * Redirects visitors who may not see a screen. Returns true while it redirects: the screen must not be rendered then.
 */
export function useGuard(page: SitePage, guard: Guard | undefined): boolean {
  const { session, ports } = useClient()
  const config = useSiteConfig()
  const reach = useReach()
  // A magic link's session does not give access to the account.
  const isSignedIn = reach !== 'none' && reach !== 'link'
  // While the visitor decides whether to sign in with a link, nothing is redirected.
  const isAsking = useStore(session.$offeredSession) !== null
  const [arrival, setArrival] = useState({ page, isSignedIn })
  if (arrival.page !== page) setArrival({ page, isSignedIn })

  const { pathname, search, hash } = window.location
  const visitor = { reach, cameSignedIn: arrival.page === page && arrival.isSignedIn, isSigningUp: isSigningUp(ports) }
  const target = moveFor(new URL(window.location.href), config) ?? guardFor(guard, pathname + search + hash, visitor)

  useLayoutEffect(() => {
    if (target === null || isAsking) return
    if (target.startsWith('/')) openPath(target, { replace: true })
    else
      void handOverModule.load().then(
        ({ moveToHost }) => moveToHost(ports, target),
        // If the code cannot be loaded, the other host opens without the session.
        () => window.location.replace(target),
      )
  }, [ports, target, isAsking])

  return target !== null
}
