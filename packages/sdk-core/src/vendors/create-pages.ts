import { atom, onMount, type PreinitializedWritableAtom } from 'nanostores'
import type { Vendor } from '../contract/vendors/schema.ts'
import { toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest, type LatestRequest } from '../shared/latest-request.ts'
import { askForPage } from './ask-for-page.ts'
import type { Favourites } from './create-favourites.ts'
import { createRecent } from './create-recent.ts'
import type { ReadyVendorPage, VendorPageState, VendorQuery } from './vendors.ts'

interface Page {
  /** Sets a page that was loaded elsewhere, instead of the first request. */
  provide(page: ReadyVendorPage): void
  $page: PreinitializedWritableAtom<VendorPageState>
  reading: LatestRequest
  isPersonal: boolean
}

/** Pages of vendors as their owner holds them. */
export interface Pages {
  /** Same question, same page. */
  open(query: VendorQuery): Page
  /** Lets go of what is a person's. */
  forget(): void
}

export function createPages(ports: FeaturePorts, favourites: Favourites): Pages {
  const pages = createRecent<Page>(({ $page }) => $page)

  function make(query: VendorQuery): Page {
    const isPersonal = 'list' in query
    const $page = atom<VendorPageState>({ status: 'loading' })
    const reading = createLatestRequest(async (signal) => {
      if (isPersonal && ports.session.token() === null) return $page.set({ status: 'signed-out' })
      const { status } = $page.value
      if (status === 'failed' || status === 'signed-out') $page.set({ status: 'loading' })
      const askedAt = favourites.moment()
      const result = await askForPage(ports, query, signal)
      if (signal.aborted) return
      if (result.ok) {
        favourites.learn(result.data.vendors, askedAt)
        $page.set(result.data)
      } else if ($page.value.status !== 'ready') $page.set({ status: 'failed', error: result.error })
    })
    let isProvided = false
    onMount($page, () => {
      const unlisten = ports.$token.subscribe(() => {
        if (!isProvided) void reading.send()
        isProvided = false
      })
      return () => {
        unlisten()
        reading.stop()
      }
    })

    function provide(page: ReadyVendorPage): void {
      if ($page.value.status !== 'loading') return
      isProvided = true
      favourites.learn(page.vendors, favourites.moment())
      $page.set(page)
    }

    return { $page, reading, isPersonal, provide }
  }

  return {
    open(query) {
      const asked = normalize(query)
      return pages.get(toJson(asked), () => make(asked))
    },
    forget() {
      for (const { $page, isPersonal } of pages.all()) {
        const state = $page.value
        if (isPersonal) $page.set({ status: 'loading' })
        else if (state.status === 'ready') $page.set({ ...state, vendors: state.vendors.map(asAnybodySees) })
      }
    },
  }
}

/** The largest number that the backend takes. */
const FARTHEST = 999_999_999

/** The same question in the same words. */
function normalize(query: VendorQuery): VendorQuery {
  const page = count(query.page) ?? 1
  const pageSize = count(query.pageSize)
  if ('list' in query) return { list: query.list, page, pageSize }
  if ('ids' in query) return { ids: query.ids.map(String), page, pageSize }
  return { category: String(query.category), page, pageSize }
}

function count(value = 0): number | undefined {
  return value >= 1 ? Math.min(Math.trunc(value), FARTHEST) : undefined
}

function asAnybodySees(vendor: Vendor): Vendor {
  return {
    ...vendor,
    is_favorited: undefined,
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
  }
}
