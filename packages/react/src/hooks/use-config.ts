import type { PublicConfig } from '@vowkit/sdk-core'
import { useInsertionEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** Returns the public configuration of the backend. Returns `null` while it loads and if it fails to load. */
export function useConfig(isEnabled = true): PublicConfig | null {
  const client = useClient()
  const [config, setConfig] = useState<PublicConfig | null>(null)

  // Runs before paint, so that links have a URL when they first appear. A layout effect would log a warning on a
  // server.
  useInsertionEffect(() => {
    if (!isEnabled) return
    let isMounted = true
    client.config().then(
      (loaded) => isMounted && setConfig(loaded),
      // Ignore the failure, because only optional links depend on the configuration.
      () => isMounted && setConfig(null),
    )
    return () => {
      isMounted = false
    }
  }, [client, isEnabled])

  return config
}
