import { Button } from '@vowkit/react'
import type { Inbox, InboxState, LeadState } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import { LeadRow } from './lead-row.tsx'

export interface LeadListProps {
  inbox: Inbox
  state: Extract<InboxState, { status: 'ready' }>
  filter: LeadState | null
  openId: string | null
}

/** The loaded leads, and a button that loads more. */
export function LeadList({ inbox, state, filter, openId }: LeadListProps) {
  const texts = useTexts(deskTexts)
  if (state.leads.length === 0) {
    if (filter !== null) return <Notice text={texts.emptyState(filter)} />
    return <Notice title={texts.emptyTitle} text={texts.emptyText} />
  }
  return (
    <>
      <ul className="leads" role="list" aria-label={texts.leads}>
        {state.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isOpen={String(lead.id) === openId} />
        ))}
      </ul>
      {state.hasMore && (
        <Button busy={state.isLoadingMore} busyLabel={texts.loadingMore} onClick={() => void inbox.loadMore()}>
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}
