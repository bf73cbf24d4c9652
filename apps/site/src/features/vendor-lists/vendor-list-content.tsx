import '@vowkit/react/vendor-cards.css'
import { useVendorPage, VendorCards, VendorSkeleton } from '@vowkit/react'
import { useEffect, useRef } from 'react'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { openPath } from '../../shared/router.ts'
import { EmptyList } from './empty-list.tsx'
import type { VendorList } from './vendor-lists.ts'

/** The vendors of a list. One that is no longer saved stays until the list is read anew, so that it can be saved again. */
export function VendorListContent({ list }: { list: VendorList }) {
  const { state, shown, retry } = useVendorPage({ list: list.name })
  useReread(shown !== null, retry)

  return (
    <section aria-label={list.tab} aria-busy={state.status === 'loading'}>
      {state.status === 'failed' && <LoadFailed onRetry={retry}>Your vendors could not be loaded.</LoadFailed>}
      {state.status === 'loading' && !shown && <VendorSkeleton count={4} />}
      {shown?.vendors.length === 0 && <EmptyList list={list} />}
      {shown && shown.vendors.length > 0 && (
        <VendorCards vendors={shown.vendors} level={2} onVendorMessage={(_, path) => path && openPath(path)} />
      )}
    </section>
  )
}

/** Reads a list anew that was known when its screen opened: the tabs have asked for it, maybe long ago. */
function useReread(isKnown: boolean, retry: () => void): void {
  const opened = useRef({ isKnown, retry })
  useEffect(() => {
    if (opened.current.isKnown) opened.current.retry()
  }, [])
}
