import { useStore } from '@nanostores/react'
import {
  createVendorLists,
  type ReadyVendorPage,
  type VendorPageState,
  type VendorQuery,
} from '@vowkit/sdk-core/vendors'
import { atom } from 'nanostores'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'
import { isServer } from '../shared/is-server.ts'

const LOADING: VendorPageState = { status: 'loading' }

/**
 * Returns a key that identifies a query regardless of its page. A couple's own lists have a different key for each
 * session.
 */
function subjectOf(query: VendorQuery | null, token: string | null): string {
  const owner = query && 'list' in query ? token : null
  return JSON.stringify({ ...query, page: undefined, pageSize: undefined, owner })
}

/**
 * Loads a page of vendors. A `null` query sends no request, and `initialPage` replaces the first request.
 *
 * `shown` is the page to render. While the next page loads or after it has failed, `shown` is the previous page of the
 * same query and `isStale` is true.
 */
export function useVendorPage(query: VendorQuery | null, initialPage?: ReadyVendorPage) {
  const { ports, session } = useClient()
  const vendors = ports.once(createVendorLists)
  const [$initial] = useState(() => {
    if (query && initialPage) vendors.provide(query, initialPage)
    return atom((query && initialPage) ?? LOADING)
  })
  // Hydration renders what the server rendered. The initial value of the query's store would be `loading`.
  const state = useStore(query && !isServer ? vendors.page(query) : $initial, { ssr: () => $initial.value })
  const [last, setLast] = useState<{ subject: string; page: ReadyVendorPage } | null>(null)
  const subject = subjectOf(query, session.token())

  if (state.status === 'ready' && last?.page !== state) setLast({ subject, page: state })

  const hasNoPage = state.status === 'loading' || state.status === 'failed'
  const stalePage = hasNoPage && last?.subject === subject ? last.page : null
  return {
    state,
    shown: state.status === 'ready' ? state : stalePage,
    isStale: stalePage !== null,
    retry: () => void (query && vendors.refresh(query)),
  }
}
