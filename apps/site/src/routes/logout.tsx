import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { openPath } from '../shared/router.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useSiteConfig } from '../shared/site-config.ts'
import { isVisionHost } from './host-rules.ts'

/** Signs out, then goes where the host's visitors begin. */
export function Logout() {
  const { session, ports } = useClient()
  const config = useSiteConfig()

  useEffect(() => {
    void session.signOut().then(() => {
      // A full load: nothing of the person who left stays in memory.
      if (isVisionHost(window.location.hostname, config)) ports.navigation.go(SITE_PATHS['vision-new'])
      else openPath(SITE_PATHS.login, { replace: true })
    })
  }, [session, ports, config])

  return <ScreenSkeleton />
}
