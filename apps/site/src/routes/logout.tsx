import { useClient } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { openPath } from '../shared/router.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { isVisionHost, useSiteConfig } from '../shared/site-config.ts'

/** Signs out, then opens the first screen of the host. */
export function Logout() {
  const { session, ports } = useClient()
  const config = useSiteConfig()

  useEffect(() => {
    void session.signOut().then(() => {
      // A full page load clears the account's data from memory.
      if (isVisionHost(window.location.hostname, config)) ports.navigation.go(SITE_PATHS['vision-new'])
      else openPath(SITE_PATHS.login, { replace: true })
    })
  }, [session, ports, config])

  return <ScreenSkeleton />
}
