import './compare.css'
import { useVendorPage } from '@vowkit/react'
import { comparePath, MAX_COMPARED_VENDORS } from '@vowkit/sdk-core/contract'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import { AskSeveral } from '../../shared/compare/ask-several.tsx'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useComparison } from '../../shared/compare/use-comparison.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { CompareTable } from './compare-table.tsx'
import { EmptyCompare } from './empty-compare.tsx'
import { useAnswers } from './use-answers.ts'
import { readIds } from './vendor-ids.ts'

/** Two to four vendors beside each other. The URL holds their ids. */
export function ComparePage({ ids: given }: { ids: string | undefined }) {
  const t = useMessages(compareMessages)
  const ids = readIds(given, MAX_COMPARED_VENDORS)
  const { state, shown, retry } = useVendorPage(ids.length > 1 ? { ids } : null)
  const answers = useAnswers(ids.length > 1 ? ids.join(',') : null)
  const { compared, onCompare } = useComparison().cards
  const vendors = shown?.vendors ?? []
  const isTooFew = ids.length < 2 || (shown !== null && vendors.length < 2)

  function remove(vendor: Vendor): void {
    const id = String(vendor.id)
    if (compared.has(id)) onCompare(vendor)
    openPath(comparePath(ids.filter((other) => other !== id)), { replace: true })
  }

  return (
    <Page title={t.title}>
      <h1 className="compare__title">{t.title}</h1>
      {isTooFew && <EmptyCompare>{t.tooFew}</EmptyCompare>}
      {ids.length > 1 && state.status === 'loading' && !shown && <CompareSkeleton count={ids.length} />}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>}
      {vendors.length > 1 && (
        <>
          <CompareTable vendors={vendors} answers={answers} onRemove={remove} />
          <div className="compare__ask">
            <p>{t.askHint}</p>
            <AskSeveral vendors={vendors} isForAll onSent={answers.refresh} />
          </div>
        </>
      )}
    </Page>
  )
}
