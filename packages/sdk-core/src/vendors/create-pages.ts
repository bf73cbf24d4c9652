import { atom, onMount, type PreinitializedWritableAtom } from 'nanostores'
import type { Vendor } from '../contract/vendors/schema.ts'
import { toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest, type LatestRequest } from '../shared/latest-request.ts'
import type { Favourites } from './create-favourites.ts'
import { createLruCache } from './create-lru-cache.ts'
import { fetchPage } from './fetch-page.ts'
import type { ReadyVendorPage, VendorPageState, VendorQuery } from './vendors.ts'

interface Page {
  /** Sets a page that was loaded elsewhere, so that the first request is not needed. */
  provide(page: ReadyVendorPage): void
  $page: PreinitializedWritableAtom<VendorPageState>
  request: LatestRequest
  isPersonal: boolean
}

/** The cached pages of vendors. */
export interface Pages {
  /** Returns the cached page for a query. Creates the page if there is none. */
  open(query: VendorQuery): Page
  /** Clears the account's data. */
  reset(): void
}

export function createPages(ports: FeaturePorts, favourites: Favourites): Pages {
  const pages = createLruCache<Page>(({ $page }) => $page)

  function createPage(query: VendorQuery): Page {
    const isPersonal = 'list' in query
    const $page = atom<VendorPageState>({ status: 'loading' })
    const request = createLatestRequest(async (signal) => {
      if (isPersonal && ports.session.token() === null) return $page.set({ status: 'signed-out' })
      const { status } = $page.value
      if (status === 'failed' || status === 'signed-out') $page.set({ status: 'loading' })
      const requestedAt = favourites.version()
      const result = await fetchPage(ports, query, signal)
      if (signal.aborted) return
      if (result.ok) {
        favourites.sync(result.data.vendors, requestedAt)
        $page.set(result.data)
      } else if ($page.value.status !== 'ready') $page.set({ status: 'failed', error: result.error })
    })
    let isProvided = false
    onMount($page, () => {
      const unlisten = ports.$token.subscribe(() => {
        if (!isProvided) void request.send()
        isProvided = false
      })
      return () => {
        unlisten()
        request.stop()
      }
    })

    function provide(page: ReadyVendorPage): void {
      if ($page.value.status !== 'loading') return
      isProvided = true
      favourites.sync(page.vendors, favourites.version())
      $page.set(page)
    }

    return { $page, request, isPersonal, provide }
  }

  return {
    open(query) {
      const normalized = normalize(query)
      return pages.get(toJson(normalized), () => createPage(normalized))
    },
    reset() {
      for (const { $page, isPersonal } of pages.all()) {
        const state = $page.value
        if (isPersonal) $page.set({ status: 'loading' })
        else if (state.status === 'ready') $page.set({ ...state, vendors: state.vendors.map(withoutPersonalData) })
      }
    },
  }
}

/** Maximum page number and page size that the backend accepts. */
const MAX_NUMBER = 999_999_999

/** Normalizes a query. Equivalent queries get the same result. */
function normalize(query: VendorQuery): VendorQuery {
  const page = toCount(query.page) ?? 1
  const pageSize = toCount(query.pageSize)
  if ('list' in query) return { list: query.list, page, pageSize }
  if ('ids' in query) return { ids: query.ids.map(String), near: query.near, page, pageSize }
  return { ...query, category: String(query.category), page, pageSize }
}

function toCount(value = 0): number | undefined {
  return value >= 1 ? Math.min(Math.trunc(value), MAX_NUMBER) : undefined
}

function withoutPersonalData(vendor: Vendor): Vendor {
  return {
    ...vendor,
    is_favorited: undefined,
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
    availability: undefined,
    packages_in_range: undefined,
  }
}
