import { type Client, createClient, helpLink, sharedClient } from '@vowkit/sdk-core'
import { useEffect, useMemo } from 'react'
import { scriptHost } from '../element/script-place.ts'
import type { WidgetProps } from '../widget-props.ts'
import { WidgetFailure } from './widget-failure.ts'

/** Returns the client that the page has set, or else the client that all elements with the same backend share. */
export function useWidgetClient({ client, apiHost, storage }: WidgetProps): Client {
  const used = useMemo(() => {
    if (client) return client
    const host = apiHost || scriptHost
    if (!host)
      throw new WidgetFailure(
        'api_host_missing',
        `Set api-host to the URL of the backend. ${helpLink('api_host_missing')}`,
      )
    if (!/^https?:\/\/[^/]/.test(host)) {
      const code = 'api_host_invalid'
      throw new WidgetFailure(
        code,
        `api-host is "${host}". Set it to a URL that starts with https://. ${helpLink(code)}`,
      )
    }
    return storage ? createClient({ apiHost: host, platform: { storage } }) : sharedClient(host)
  }, [client, apiHost, storage])

  useEffect(() => {
    const isOwn = storage && !client
    return isOwn ? () => used.destroy() : undefined
  }, [used, storage, client])

  return used
}
