import '../features/partner-leads/partner-leads.css'
import { useStore } from '@nanostores/react'
import { Button, useClient } from '@vowkit/react'
import { createPartnerLeads } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { PartnerLeadRow } from '../features/partner-leads/partner-lead-row.tsx'
import { partnerLeadTexts } from '../features/partner-leads/texts.ts'
import { useTexts } from '../shared/language/use-texts.ts'
import { Notice } from '../shared/notice.tsx'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'

/** The visions and leads that came through the pages of a partner that is no vendor. */
export function LeadsScreen() {
  const t = useTexts(partnerLeadTexts)
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const [leads] = useState(() => createPartnerLeads(ports))
  const state = useStore(leads.$pages)
  const isEmpty = state.status === 'ready' && state.leads.length === 0

  return (
    <main className="screen" aria-labelledby="leads-title">
      <div className="partner-leads">
        <ScreenTitle id="leads-title">{texts.screens.leads}</ScreenTitle>
        <p className="partner-leads__hint">{t.hint}</p>
        <p className="vk-sr" role="status">
          {state.status === 'loading' && t.loading}
        </p>
        {state.status === 'loading' && <div className="partner-leads__skeleton" aria-hidden="true" />}
        {state.status === 'failed' && (
          <Notice text={t.failed} action={texts.retry} onAction={() => void leads.refresh()} />
        )}
        {state.status === 'forbidden' && <Notice text={t.onlyPartners} />}
        {isEmpty && <Notice title={t.emptyTitle} text={t.emptyText} href="/website" action={t.toWebsite} />}
        {state.status === 'ready' && !isEmpty && (
          <ul className="partner-leads__list" role="list" aria-label={texts.leads}>
            {state.leads.map((lead) => (
              <PartnerLeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
        {state.status === 'ready' && state.hasMore && (
          <Button busy={state.isLoadingMore} busyLabel={texts.loadingMore} onClick={() => void leads.loadMore()}>
            {texts.loadMore}
          </Button>
        )}
      </div>
    </main>
  )
}
