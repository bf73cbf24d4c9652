import type { ReadyVendorPage, VendorQuery } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { type SessionListeners, useSessionEvents } from '../../hooks/use-session-events.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useVendorPage } from '../../hooks/use-vendor-page.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { VendorSkeleton } from '../vendor-card/vendor-skeleton.tsx'
import { FailedVendors } from './failed-vendors.tsx'
import { ShownVendors, type ShownVendorsProps } from './shown-vendors.tsx'
import { SignedOutVendors } from './signed-out-vendors.tsx'
import { toPage, toQuery, type VendorChoice } from './to-query.ts'
import { useErrorListener } from './use-error-listener.ts'
import { useResultsFocus } from './use-results-focus.ts'
import { VendorsNote } from './vendors-note.tsx'

export interface VendorsPanelProps
  extends VendorChoice,
    Omit<ShownVendorsProps, 'shown' | 'none' | 'onPage' | 'firstCards'>,
    Pick<SessionListeners, 'onLogin'> {
  /** The page to show, starting at 1. The visitor's choice applies until this changes. */
  page?: number
  /** The number of vendors per page. Default: the backend's. */
  pageSize?: number
  /** The first page, if it has been loaded elsewhere, such as by `fetchVendorPage` on a server. It is not requested again. */
  initialPage?: ReadyVendorPage
  onPageChange?: (change: { page: number }) => void
}

/** A vendor query in each of its states: loading, ready, empty, failed or signed out. */
export function VendorsPanel(props: VendorsPanelProps) {
  const { category, vendorIds, list, page: given, pageSize, initialPage, onPageChange, onLogin, ...cards } = props
  const words = useMessages('vendors', vendorsMessages)
  const query = toQuery({ category, vendorIds, list })
  const { page, setPage } = usePaging(given, JSON.stringify(query))
  const { state, shown, isStale, retry } = useVendorPage(query && { ...query, page, pageSize }, initialPage)
  const siteUrl = useSiteUrl(cards.siteUrl)
  const { results, focusNext } = useResultsFocus(state)
  const none = query && 'list' in query ? words[`empty_${query.list}`] : words.empty
  useErrorListener(state, cards.onError)
  useSessionEvents({ onLogin })

  function open(next: number) {
    focusNext()
    setPage(next)
    onPageChange?.({ page: next })
  }

  return (
    <section className="vk-vendors" part="panel" aria-label={words.label} aria-busy={state.status === 'loading'}>
      <p className="vk-sr" role="status" tabIndex={-1} ref={results}>
        {shown && words.found(shown.count, shown.page, shown.pages)}
      </p>
      {state.status === 'failed' && <FailedVendors error={state.error} siteUrl={siteUrl} onRetry={retry} />}
      {state.status === 'signed-out' && <SignedOutVendors onError={cards.onError} />}
      {query === null && <VendorsNote text={none} />}
      {query !== null && state.status === 'loading' && !shown && (
        <VendorSkeleton count={expected(pageSize, query)} withoutActions={cards.withoutActions} />
      )}
      {shown && (
        <div className="vk-vendors__shown" data-stale={isStale}>
          <ShownVendors
            {...cards}
            firstCards={initialPage?.vendors.length}
            siteUrl={siteUrl}
            shown={shown}
            none={none}
            onPage={open}
          />
        </div>
      )}
    </section>
  )
}

/** How many placeholders to show. */
function expected(pageSize: number | undefined, query: VendorQuery): number | undefined {
  const most = pageSize && pageSize >= 1 ? Math.min(pageSize, 24) : undefined
  return 'ids' in query ? Math.min(query.ids.length, most ?? 12) : most
}

/** The open page: the host's whenever the host names another page or query, otherwise what the visitor chose since. */
function usePaging(page: number | undefined, subject: string) {
  const given = toPage(page)
  const [state, setState] = useState({ given, subject, page: given })
  const isNew = state.given !== given || state.subject !== subject
  const now = isNew ? { given, subject, page: given } : state
  if (isNew) setState(now)
  return { page: now.page, setPage: (next: number) => setState({ ...now, page: next }) }
}
