import './compare.css'
import { useVendorPage } from '@vowkit/react'
import { comparePath, MAX_COMPARED_VENDORS } from '@vowkit/sdk-core/contract'
import type { Vendor, VendorAnswer } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { capitalizePlace } from '../../shared/capitalize-place.ts'
import { AnswersLink } from '../../shared/compare/answers-link.tsx'
import { AskSeveral } from '../../shared/compare/ask-several.tsx'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useComparison } from '../../shared/compare/use-comparison.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { PlaceQuestionLazy } from '../../shared/place-question/place-question.lazy.tsx'
import { openPath } from '../../shared/router.ts'
import { useOwnProfile } from '../../shared/use-own-profile.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { CompareTable } from './compare-table.tsx'
import { EmptyCompare } from './empty-compare.tsx'
import { useAnswers } from './use-answers.ts'
import { readIds } from './vendor-ids.ts'

/** Two to four vendors beside each other. The URL holds their ids. */
export function ComparePage({ ids: given }: { ids: string | undefined }) {
  const t = useMessages(compareMessages)
  const ids = readIds(given, MAX_COMPARED_VENDORS)
  const profile = useOwnProfile()
  const [savedPlace, setSavedPlace] = useState('')
  const near = toTown(savedPlace || profile?.wedding_city)
  const visionPlace = profile?.vision_facts?.wedding_city
  const { state, shown, retry } = useVendorPage(ids.length > 1 ? { ids } : null)
  const measured = useVendorPage(ids.length > 1 && near !== undefined ? { ids, near } : null).shown
  const answers = useAnswers(ids.length > 1 ? ids.join(',') : null)
  const { compared, onCompare } = useComparison().cards
  const vendors = (measured ?? shown)?.vendors ?? []
  const town = vendors.some(({ distance_miles: miles }) => miles !== undefined) ? near : undefined
  const isTooFew = ids.length < 2 || (shown !== null && vendors.length < 2)

  function remove(vendor: Vendor): void {
    const id = String(vendor.id)
    if (compared.has(id)) onCompare(vendor)
    openPath(comparePath(ids.filter((other) => other !== id)), { replace: true })
  }

  return (
    <Page title={t.title}>
      <header className="answers__head">
        <h1 className="compare__title">{t.title}</h1>
        {answers.status === 'ready' && answers.answers.some(isAnswered) && <AnswersLink vendors={ids} />}
      </header>
      {isTooFew && <EmptyCompare>{t.tooFew}</EmptyCompare>}
      {ids.length > 1 && state.status === 'loading' && !shown && <CompareSkeleton count={ids.length} />}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.failed}</LoadFailed>}
      {vendors.length > 1 && (
        <>
          {answers.status === 'failed' && <LoadFailed onRetry={answers.refresh}>{t.answersFailed}</LoadFailed>}
          {visionPlace !== undefined && near === undefined && (
            <PlaceQuestionLazy place={visionPlace} onSaved={() => setSavedPlace(visionPlace)} />
          )}
          <CompareTable vendors={vendors} answers={answers} town={town} onRemove={remove} />
          <div className="compare__ask">
            <p>{t.askHint}</p>
            <AskSeveral vendors={vendors} isForAll onSent={answers.refresh} />
          </div>
        </>
      )}
    </Page>
  )
}

function isAnswered({ reply, invoice }: VendorAnswer): boolean {
  return reply !== undefined || invoice !== undefined
}

/** Returns the town of a place, such as the one of the couple's profile. Undefined while it is unknown. */
function toTown(place = ''): string | undefined {
  const town = place.split(',')[0]?.trim()
  return town ? capitalizePlace(town) : undefined
}
