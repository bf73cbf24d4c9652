import '../features/inbox/inbox.css'
import '../features/lead/lead.css'
import '../features/lead/conversation.css'
import '../features/lead/panels.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createInbox, type LeadState } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { LeadList } from '../features/inbox/lead-list.tsx'
import { StateFilter } from '../features/inbox/state-filter.tsx'
import { Lead } from '../features/lead/lead.tsx'
import { useTexts } from '../shared/language/use-texts.ts'
import { Notice } from '../shared/notice.tsx'
import { ScreenTitle } from '../shared/screen-title.tsx'
import { deskTexts } from '../shared/texts.ts'

export interface InboxScreenProps {
  /** The id of the open lead, or `null`. On a phone, the open lead replaces the list. */
  id: string | null
}

/** The inbox, and beside it the open lead. */
export function InboxScreen({ id: leadId }: InboxScreenProps) {
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const [state, setState] = useState<LeadState | null>(null)
  const [inbox, setInbox] = useState(() => createInbox(ports))
  const shown = useStore(inbox.$inbox)

  function filter(next: LeadState | null) {
    setState(next)
    setInbox(createInbox(ports, next ?? undefined))
  }

  return (
    <main className="inbox" data-lead={leadId !== null}>
      <section className="inbox__list" aria-labelledby="inbox-title">
        <ScreenTitle id="inbox-title">{texts.screens.inbox}</ScreenTitle>
        <StateFilter state={state} counts={shown.status === 'ready' ? shown.counts : null} onChange={filter} />
        {shown.status === 'failed' && (
          <Notice text={texts.inboxFailed} action={texts.retry} onAction={() => void inbox.refresh()} />
        )}
        <p className="vk-sr" role="status">
          {shown.status === 'loading' && texts.loading}
        </p>
        {shown.status === 'loading' && <div className="inbox__skeleton" aria-hidden="true" />}
        {shown.status === 'ready' && <LeadList inbox={inbox} state={shown} filter={state} openId={leadId} />}
      </section>
      {leadId === null ? (
        <p className="inbox__hint">{shown.status === 'ready' && shown.leads.length > 0 && texts.pickLead}</p>
      ) : (
        <Lead key={leadId} id={leadId} onChange={() => void inbox.refresh()} />
      )}
    </main>
  )
}
