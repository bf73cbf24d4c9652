import type { PublicConfig } from '@vowkit/sdk-core'
import { useInsertionEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** What the deployment says about itself; `null` until it is known, or when it cannot be asked. */
export function useConfig(isWanted = true): PublicConfig | null {
  const client = useClient()
  const [config, setConfig] = useState<PublicConfig | null>(null)

  // Before anything is painted: links are to lead somewhere when they are first seen. Servers are not warned of this one.
  useInsertionEffect(() => {
    if (!isWanted) return
    let isMounted = true
    client.config().then(
      (answer) => isMounted && setConfig(answer),
      // Nothing here depends on it but optional links, and each call reports its own failures.
      () => isMounted && setConfig(null),
    )
    return () => {
      isMounted = false
    }
  }, [client, isWanted])

  return config
}
