import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import { pollPerSession } from './poll-per-session.ts'

/** A page of a list on the wire. `next_cursor` is absent on the last page. */
interface Page {
  results: { id: Id }[]
  next_cursor?: string | undefined
}

/** `forbidden`: the account cannot have this list. `failed`: no fetch has ever succeeded. */
export type PagesState<Ready> = { status: 'loading' } | ({ status: 'ready' } & Ready) | UnavailablePages

type UnavailablePages = { status: 'forbidden' } | { status: 'failed' }

/** Whether a list has a further page. */
export interface MorePages {
  hasMore: boolean
  isLoadingMore: boolean
}

/** A list that loads page by page. Its methods never reject. */
export interface Pages<Ready> {
  /**
   * The loaded pages. The store fetches them for each session while it has subscribers, and refetches them every 10 s
   * while the page is visible.
   */
  readonly $pages: ReadableAtom<PagesState<Ready & MorePages>>
  /** Refetches the loaded pages. */
  refresh(): Promise<void>
  /** Loads the next page. */
  loadMore(): Promise<void>
}

/** Creates a polled list. `toReady` gets the results of all loaded pages, and the other fields of the latest page. */
export function createPages<Given extends Page, Ready extends object>(
  ports: FeaturePorts,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<CallResult<Given>>,
  toReady: (page: Given) => Ready,
): Pages<Ready> {
  const $pages = atom<PagesState<Ready & MorePages>>({ status: 'loading' })
  let pages = 1
  let loaded: Given | undefined

  /** Fetches the loaded pages again. Their cursors may have changed. */
  async function fetchPages(signal: AbortSignal): Promise<CallResult<Given>> {
    let all = await fetchPage(undefined, signal)
    for (let page = 1; page < pages && all.ok && all.data.next_cursor !== undefined; page++) {
      const more = await fetchPage(all.data.next_cursor, signal)
      if (!more.ok) return more
      all = { ...more, data: append(all.data, more.data) }
    }
    return all
  }

  function show(page: Given): void {
    loaded = page
    $pages.set({
      status: 'ready',
      ...toReady(page),
      hasMore: page.next_cursor !== undefined,
      isLoadingMore: false,
    })
  }

  const request = createLatestRequest(async (signal) => {
    if ($pages.value.status === 'failed') $pages.set({ status: 'loading' })
    const result = await fetchPages(signal)
    if (signal.aborted) return
    if (result.ok) show(result.data)
    else if (result.status === 403) $pages.set({ status: 'forbidden' })
    else if ($pages.value.status !== 'ready') $pages.set({ status: 'failed' })
  })

  const more = createLatestRequest(async (signal) => {
    const shown = $pages.value
    if (shown.status !== 'ready' || loaded?.next_cursor === undefined) return
    // A refetch of the loaded pages would overwrite the new page.
    request.stop()
    $pages.set({ ...shown, isLoadingMore: true })
    const result = await fetchPage(loaded.next_cursor, signal)
    if (signal.aborted) return
    if (!result.ok) return $pages.set({ ...shown, isLoadingMore: false })
    pages += 1
    show(append(loaded, result.data))
  })

  pollPerSession(ports, $pages, {
    reset() {
      pages = 1
      loaded = undefined
      $pages.set({ status: 'loading' })
    },
    async fetch() {
      if (!more.isPending()) await request.send()
    },
    stop() {
      request.stop()
      more.stop()
    },
  })

  return {
    $pages,
    refresh: request.send,
    async loadMore() {
      if (!more.isPending()) await more.send()
    },
  }
}

/** Appends a page. Drops items that have moved to this page since the previous page was loaded. */
function append<Given extends Page>(loaded: Given, page: Given): Given {
  const rest = page.results.filter(({ id }) => !loaded.results.some((item) => sameId(item.id, id)))
  return { ...page, results: [...loaded.results, ...rest] }
}
