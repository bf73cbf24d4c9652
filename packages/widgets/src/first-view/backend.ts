import { scriptHost } from '../element/script-place.ts'
import type { WidgetProps } from '../widget-props.ts'

/**
 * The base URL of the backend for public requests, without a trailing slash. `null` if the page has set its own client,
 * which must send all requests.
 */
export function publicHost({ client, storage, apiHost = scriptHost }: WidgetProps): string | null {
  return client || storage || !apiHost ? null : apiHost.replace(/\/+$/, '')
}

/** Calls the page's current `fetch`, which scripts of the page may have replaced. */
export function browserFetch(url: string, init: { signal?: AbortSignal }): Promise<Response> {
  return window.fetch(url, init)
}
