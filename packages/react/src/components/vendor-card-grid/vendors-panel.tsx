import type { ReadyVendorPage, VendorQuery } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { type SessionListeners, useSessionEvents } from '../../hooks/use-session-events.ts'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { useVendorPage } from '../../hooks/use-vendor-page.ts'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { VendorSkeleton } from '../vendor-card/vendor-skeleton.tsx'
import { FailedVendors } from './failed-vendors.tsx'
import { ShownVendors, type ShownVendorsProps } from './shown-vendors.tsx'
import { SignedOutVendors } from './signed-out-vendors.tsx'
import { toPage, toQuery, type VendorChoice } from './to-query.ts'
import { useChoiceProblem } from './use-choice-problem.ts'
import { useErrorListener } from './use-error-listener.ts'
import { useResultsFocus } from './use-results-focus.ts'

export interface VendorsPanelProps
  extends VendorChoice,
    Omit<ShownVendorsProps, 'shown' | 'emptyText' | 'onPage' | 'firstCards'>,
    Pick<SessionListeners, 'onLogin'> {
  /**
   * The page to show, starting at 1. The visitor can select another page, which stays selected until this prop changes.
   */
  page?: number
  /** The number of vendors per page. By default, the backend decides. */
  pageSize?: number
  /** The first page, loaded earlier with `fetchVendorPage`, for example on a server. Replaces the first request. */
  initialPage?: ReadyVendorPage
  /** Called when the visitor selects a page. */
  onPageChange?: (change: { page: number }) => void
}

/** A vendor query in all its states: loading, ready, empty, failed or signed out. */
export function VendorsPanel(props: VendorsPanelProps) {
  const { category, vendorIds, list, page: given, pageSize, initialPage, onPageChange, onLogin, ...cards } = props
  const messages = useMessages('vendors', vendorsMessages)
  const query = toQuery({ category, vendorIds, list })
  const { page, setPage } = usePaging(given, JSON.stringify(query))
  const { state, shown, isStale, retry } = useVendorPage(query && { ...query, page, pageSize }, initialPage)
  const siteUrl = useSiteUrl(cards.siteUrl)
  const { results, focusNext } = useResultsFocus(state)
  const emptyText = query && 'list' in query ? messages[`empty_${query.list}`] : messages.empty
  useErrorListener(state, cards.onError)
  useChoiceProblem({ vendorIds, list }, query !== null, cards.onError)
  useSessionEvents({ onLogin })

  function open(next: number) {
    focusNext()
    setPage(next)
    onPageChange?.({ page: next })
  }

  return (
    <section className="vk-vendors" part="panel" aria-label={messages.label} aria-busy={state.status === 'loading'}>
      <p className="vk-sr" role="status" tabIndex={-1} ref={results}>
        {shown && messages.found(shown.count, shown.page, shown.pages)}
      </p>
      {state.status === 'failed' && <FailedVendors error={state.error} siteUrl={siteUrl} onRetry={retry} />}
      {state.status === 'signed-out' && <SignedOutVendors onError={cards.onError} />}
      {query === null && <Alert>{messages.failed}</Alert>}
      {query !== null && state.status === 'loading' && !shown && (
        <VendorSkeleton count={skeletonCount(pageSize, query)} withoutActions={cards.withoutActions} />
      )}
      {shown && (
        <div className="vk-vendors__shown" data-stale={isStale}>
          <ShownVendors
            {...cards}
            firstCards={initialPage?.vendors.length}
            siteUrl={siteUrl}
            shown={shown}
            emptyText={emptyText}
            onPage={open}
          />
        </div>
      )}
    </section>
  )
}

/** Returns the expected number of cards. Returns `undefined` for the skeleton's default. */
function skeletonCount(pageSize: number | undefined, query: VendorQuery): number | undefined {
  const most = pageSize && pageSize >= 1 ? Math.min(pageSize, 24) : undefined
  return 'ids' in query ? Math.min(query.ids.length, most ?? 12) : most
}

/**
 * Returns the current page. After a change by the host, this is the host's page, otherwise the page that the visitor
 * selected last.
 */
function usePaging(page: number | undefined, subject: string) {
  const given = toPage(page)
  const [state, setState] = useState({ given, subject, page: given })
  const isNew = state.given !== given || state.subject !== subject
  const now = isNew ? { given, subject, page: given } : state
  if (isNew) setState(now)
  return { page: now.page, setPage: (next: number) => setState({ ...now, page: next }) }
}
