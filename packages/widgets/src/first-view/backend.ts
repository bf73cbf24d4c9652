import { scriptHost } from '../element/script-place.ts'
import type { WidgetProps } from '../widget-props.ts'

/**
 * Returns the base URL of the backend for public requests, without a trailing slash. Returns `null` if the page has set
 * its own client, because that client must send all requests.
 */
export function publicHost({ client, storage, apiHost = scriptHost }: WidgetProps): string | null {
  return client || storage || !apiHost ? null : apiHost.replace(/\/+$/, '')
}

/** Calls `window.fetch` at the time of the request, because scripts of the page may have replaced it. */
export function browserFetch(url: string, init: { signal?: AbortSignal }): Promise<Response> {
  return window.fetch(url, init)
}
