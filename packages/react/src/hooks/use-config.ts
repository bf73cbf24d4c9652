import type { PublicConfig } from '@vowkit/sdk-core'
import { useInsertionEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** The public configuration of the backend; `null` until it is loaded, and when loading fails. */
export function useConfig(isWanted = true): PublicConfig | null {
  const client = useClient()
  const [config, setConfig] = useState<PublicConfig | null>(null)

  // Runs before paint, so that links have an address when they are first seen. A layout effect would warn on a server.
  useInsertionEffect(() => {
    if (!isWanted) return
    let isMounted = true
    client.config().then(
      (answer) => isMounted && setConfig(answer),
      // Only optional links depend on it, and every call reports its own failure.
      () => isMounted && setConfig(null),
    )
    return () => {
      isMounted = false
    }
  }, [client, isWanted])

  return config
}
