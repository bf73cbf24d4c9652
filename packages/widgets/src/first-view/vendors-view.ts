import { hasStoredSession } from '@vowkit/sdk-core'
import { fetchVendorPage, type ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { scriptHost } from '../element/script-place.ts'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { type MarkupByLanguage, staticView } from './static-view.ts'

export interface VendorsProps extends WidgetProps {
  category?: unknown
  vendorIds?: unknown
  list?: string
  page?: number
  pageSize?: number
  initialPage?: ReadyVendorPage
}

/** How long the app, once it has loaded, waits for an answer before it sends a request of its own, in milliseconds. */
const PATIENCE_MS = 5_000

/** The first view of vendors: the skeleton. It requests the first page while the app loads, and hands it over. */
export function vendorsView<Props extends VendorsProps>(markups: MarkupByLanguage) {
  return (container: HTMLElement, initial: Props): FirstView<Props> => {
    const view = staticView<Props>(markups)(container, initial)
    let asked = ''
    let request = new AbortController()
    let page: Promise<ReadyVendorPage | null>

    /** Requests the page of these props, unless that is under way. */
    function ask(props: Props): void {
      const { category, vendorIds, list, page: number, pageSize, apiHost } = props
      const key = JSON.stringify([category, vendorIds, list, number, pageSize, apiHost])
      if (key === asked) return
      asked = key
      request.abort()
      request = new AbortController()
      page = requestPage(props, request.signal)
    }

    ask(initial)
    return {
      ...view,
      update(props) {
        ask(props)
        view.update(props)
      },
      async handOver() {
        const timer = setTimeout(() => request.abort(), PATIENCE_MS)
        const initialPage = await page
        clearTimeout(timer)
        return (initialPage ? { initialPage } : {}) as Partial<Props>
      },
    }
  }
}

/** `null` if the app has to send the request: it needs a session or a client, or the request failed. */
async function requestPage(props: VendorsProps, signal: AbortSignal): Promise<ReadyVendorPage | null> {
  const { client, storage, apiHost = scriptHost, list, page = 1, pageSize } = props
  const query = publicQuery(props)
  if (client || storage || list || page !== 1 || !apiHost || !query) return null
  // A script that has created the element may still set its properties.
  await Promise.resolve()
  if (signal.aborted) return null
  const host = apiHost.replace(/\/+$/, '')
  if (hasStoredSession(host)) return null
  try {
    return await fetchVendorPage({
      apiHost: host,
      query: { ...query, pageSize },
      fetch: window.fetch.bind(window),
      signal,
    })
  } catch {
    return null
  }
}

function publicQuery({ category, vendorIds }: VendorsProps): { category: number } | { ids: number[] } | null {
  if (vendorIds != null) {
    const ids = String(vendorIds).split(',').filter(isId).map(Number)
    return ids.length > 0 ? { ids } : null
  }
  return isId(category) ? { category: Number(category) } : null
}

function isId(id: unknown): boolean {
  return /^\s*\d{1,9}\s*$/.test(String(id))
}
