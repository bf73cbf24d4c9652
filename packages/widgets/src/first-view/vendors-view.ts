import { siteAddress, toQuery, type VendorChoice } from '@vowkit/react'
import { hasStoredSession } from '@vowkit/sdk-core'
import { type FetchVendorPageOptions, fetchVendorPage, type ReadyVendorPage } from '@vowkit/sdk-core/vendors'
import { scriptHost } from '../element/script-place.ts'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { createCards } from './fill-cards.ts'
import { languageOf, type MarkupByLanguage, markupOf, staticView } from './static-view.ts'
import type { CardsMarkup } from './tree.ts'

export interface VendorsProps extends WidgetProps, VendorChoice {
  page?: number
  pageSize?: number
  withoutActions?: boolean
  initialPage?: ReadyVendorPage
}

/** How long the app, once it has loaded, waits for an answer before it sends a request of its own, in milliseconds. */
const PATIENCE_MS = 5_000

/** The first view of vendors: a skeleton, then the first page of a public query, which it requests itself and hands over. */
export function vendorsView<Props extends VendorsProps>(markups: MarkupByLanguage<CardsMarkup>) {
  return (container: HTMLElement, initial: Props): FirstView<Props> => {
    let asked = ''
    let shownKey = ''
    let request = new AbortController()
    let page: Promise<ReadyVendorPage | null>
    let loaded: ReadyVendorPage | null = null
    let latest = initial
    let isStopped = false

    const view = staticView<Props>(markups, (root, props) => {
      latest = props
      ask(props)
      if (loaded) show(root, loaded)
    })(container, initial)

    /** Requests the page of these props, unless that is under way. */
    function ask(props: Props): void {
      const { category, vendorIds, list, page: number, pageSize, apiHost } = props
      const key = JSON.stringify([category, vendorIds, list, number, pageSize, apiHost])
      if (key === asked) return
      asked = key
      loaded = null
      request.abort()
      request = new AbortController()
      const { signal } = request
      page = requestPage(props, signal)
      void page.then((answer) => {
        const root = container.firstElementChild
        if (signal.aborted || !answer || !(root instanceof HTMLElement)) return
        loaded = answer
        show(root, answer)
      })
    }

    /** Shows what can be shown without the app. */
    function show(root: HTMLElement, { vendors, pages }: ReadyVendorPage): void {
      const panel = root.querySelector<HTMLElement>('.vk-vendors')
      if (!panel || isStopped || vendors.length === 0) return
      const markup = markupOf(markups, languageOf(latest, root.ownerDocument))
      // Cards stay what they are when only looks change.
      const key = JSON.stringify([asked, siteAddress(latest.siteUrl), latest.withoutActions])
      if (shownKey === key && panel.querySelector('.vk-vendors__shown')) return
      shownKey = key
      const shown = document.createElement('div')
      shown.className = 'vk-vendors__shown'
      shown.dataset.stale = 'false'
      shown.append(
        createCards(
          vendors,
          markup,
          { siteUrl: siteAddress(latest.siteUrl), withoutActions: latest.withoutActions },
          root.ownerDocument,
        ),
      )
      if (pages > 1) shown.append(Object.assign(document.createElement('div'), { className: 'vk-first__pages' }))
      panel.ariaBusy = 'false'
      panel.querySelector('.vk-cards[data-loading], .vk-vendors__shown')?.remove()
      panel.append(shown)
    }

    return {
      ...view,
      update(props) {
        isStopped = false
        view.update(props)
      },
      async handOver() {
        const timer = setTimeout(() => request.abort(), PATIENCE_MS)
        const initialPage = await page
        clearTimeout(timer)
        return (initialPage ? { initialPage } : {}) as Partial<Props>
      },
      stop() {
        isStopped = true
        view.stop()
      },
    }
  }
}

/** Whether only the app can show these vendors: they are a person's own, or not the first page of a public query. */
export function isForApp(props: VendorsProps): boolean {
  return publicRequest(props) === null || Boolean(props.messages)
}

/** `null` if the request failed, or only the app can send it. */
async function requestPage(props: VendorsProps, signal: AbortSignal): Promise<ReadyVendorPage | null> {
  const request = publicRequest(props)
  if (!request) return null
  // A script that has created the element may still set its properties.
  await Promise.resolve()
  if (signal.aborted) return null
  try {
    return await fetchVendorPage({ ...request, fetch: window.fetch.bind(window), signal })
  } catch {
    // The app sends the request again, and says what failed.
    return null
  }
}

function publicRequest(props: VendorsProps): Pick<FetchVendorPageOptions, 'apiHost' | 'query'> | null {
  const { client, storage, apiHost = scriptHost, page = 1, pageSize } = props
  const query = toQuery(props)
  if (client || storage || page !== 1 || !apiHost || !query || 'list' in query) return null
  const host = apiHost.replace(/\/+$/, '')
  return hasStoredSession(host) ? null : { apiHost: host, query: { ...query, pageSize } }
}
