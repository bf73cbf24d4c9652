import { scriptHost } from '../element/script-place.ts'
import type { WidgetProps } from '../widget-props.ts'

/**
 * The backend to send a public request to, without a slash at its end; `null` if only the page's own client may be
 * used.
 */
export function publicHost({ client, storage, apiHost = scriptHost }: WidgetProps): string | null {
  return client || storage || !apiHost ? null : apiHost.replace(/\/+$/, '')
}

/** The page's `fetch` as it is when the request is sent. */
export function browserFetch(url: string, init: { signal?: AbortSignal }): Promise<Response> {
  return window.fetch(url, init)
}
