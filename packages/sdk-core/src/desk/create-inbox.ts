import { atom } from 'nanostores'
import type { DeskLead, DeskLeadPage } from '../contract/desk/schema.ts'
import type { LeadState } from '../contract/desk/states.ts'
import { deskWire } from '../contract/desk/wire.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { Inbox, InboxState } from './desk.ts'
import { pollPerSession } from './poll-per-session.ts'

/** Creates the vendor's inbox. If `state` is present, it contains only leads in this state. */
export function createInbox(ports: FeaturePorts, state?: LeadState): Inbox {
  const $inbox = atom<InboxState>({ status: 'loading' })
  let pages = 1
  let nextCursor: string | undefined

  const fetchPage = (cursor: string | undefined, signal: AbortSignal) =>
    ports.http.call(deskWire.listDeskLeads, { query: { state, cursor }, signal, logFailure: true })

  /** Fetches the loaded pages again. Their cursors may have changed. */
  async function fetchPages(signal: AbortSignal): Promise<CallResult<DeskLeadPage>> {
    let all = await fetchPage(undefined, signal)
    for (let page = 1; page < pages && all.ok && all.data.next_cursor !== undefined; page++) {
      const more = await fetchPage(all.data.next_cursor, signal)
      if (!more.ok) return more
      all = { ...more, data: { ...more.data, results: merge(all.data.results, more.data.results) } }
    }
    return all
  }

  function show(leads: DeskLead[], { counts, next_cursor }: DeskLeadPage): void {
    nextCursor = next_cursor
    $inbox.set({ status: 'ready', leads, counts, hasMore: next_cursor !== undefined, isLoadingMore: false })
  }

  const request = createLatestRequest(async (signal) => {
    if ($inbox.value.status === 'failed') $inbox.set({ status: 'loading' })
    const result = await fetchPages(signal)
    if (signal.aborted) return
    if (result.ok) show(result.data.results, result.data)
    else if (result.status === 403) $inbox.set({ status: 'forbidden' })
    else if ($inbox.value.status !== 'ready') $inbox.set({ status: 'failed' })
  })

  const more = createLatestRequest(async (signal) => {
    const shown = $inbox.value
    if (shown.status !== 'ready' || nextCursor === undefined) return
    // A refetch of the loaded pages would overwrite the new page.
    request.stop()
    $inbox.set({ ...shown, isLoadingMore: true })
    const result = await fetchPage(nextCursor, signal)
    if (signal.aborted) return
    if (!result.ok) return $inbox.set({ ...shown, isLoadingMore: false })
    pages += 1
    show(merge(shown.leads, result.data.results), result.data)
  })

  pollPerSession(ports, $inbox, {
    reset() {
      pages = 1
      nextCursor = undefined
      $inbox.set({ status: 'loading' })
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
    $inbox,
    refresh: request.send,
    async loadMore() {
      if (!more.isPending()) await more.send()
    },
  }
}

/** Appends a page. Drops leads that have moved to this page since the previous page was loaded. */
function merge(loaded: readonly DeskLead[], page: readonly DeskLead[]): DeskLead[] {
  return [...loaded, ...page.filter(({ id }) => !loaded.some((lead) => sameId(lead.id, id)))]
}
