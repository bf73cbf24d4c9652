import { useVendorPage, VendorSkeleton } from '@vowkit/react'
import { useEffect, useRef } from 'react'
import { AskSeveral } from '../../shared/compare/ask-several.tsx'
import { CompareTray } from '../../shared/compare/compare-tray.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { SiteCards } from '../../shared/site-cards.tsx'
import { EmptyList } from './empty-list.tsx'
import { FairSummary } from './fair-summary.tsx'
import { vendorListsMessages } from './messages.ts'
import type { VendorList } from './vendor-lists.ts'

/** The vendors of a list. A vendor that the couple unsaves stays until the next fetch, to allow an undo. */
export function VendorListContent({ list }: { list: VendorList }) {
  const t = useMessages(vendorListsMessages)
  const { state, shown, retry } = useVendorPage({ list: list.name })
  useRefetchOnMount(shown !== null, retry)

  return (
    <section aria-label={t.lists[list.name].tab} aria-busy={state.status === 'loading'}>
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>}
      {state.status === 'loading' && !shown && <VendorSkeleton count={4} />}
      {shown?.vendors.length === 0 && <EmptyList list={list} />}
      {list.name === 'in-person' && shown && <FairSummary vendors={shown.vendors} onSent={retry} />}
      {list.name === 'favourites' && shown && (
        <div className="lists__ask">
          <AskSeveral vendors={shown.vendors} onSent={retry} />
        </div>
      )}
      {shown && shown.vendors.length > 0 && (
        <>
          <SiteCards vendors={shown.vendors} level={2} />
          <CompareTray />
        </>
      )}
    </section>
  )
}

/** Refetches a list that was cached before the screen opened, because the cached list may be outdated. */
function useRefetchOnMount(isCached: boolean, retry: () => void): void {
  const opened = useRef({ isCached, retry })
  useEffect(() => {
    if (opened.current.isCached) opened.current.retry()
  }, [])
}
