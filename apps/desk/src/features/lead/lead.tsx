import { useStore } from '@nanostores/react'
import { ConversationSafety, useClient } from '@vowkit/react'
import { createDeskLead } from '@vowkit/sdk-core/desk'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { coupleName } from '../../shared/show-lead.ts'
import { deskTexts } from '../../shared/texts.ts'
import { Conversation } from './conversation.tsx'
import { LeadDetails } from './lead-details.tsx'
import { useThread } from './use-thread.ts'

export interface LeadProps {
  id: string
  /** Called when the lead has changed, so that the inbox can refetch it. */
  onChange: () => void
}

/** One lead: the conversation, and the details of the couple. */
export function Lead({ id, onChange }: LeadProps) {
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const [lead] = useState(() => createDeskLead(ports, id))
  const state = useStore(lead.$lead)
  const isReady = state.status === 'ready'
  const thread = useThread(isReady ? state.lead.room_id : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inbox is refetched once per lead
  useEffect(() => {
    if (isReady) void lead.markSeen().then(onChange)
  }, [lead, isReady])

  return (
    <section className="lead" aria-label={isReady ? coupleName(state.lead, texts) : texts.loadingLead}>
      <header className="lead__head">
        <a className="lead__back" href="/" aria-label={texts.back}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
        <h2 className="lead__name">{isReady ? coupleName(state.lead, texts) : ''}</h2>
        {thread && isReady && <ConversationSafety thread={thread} name={coupleName(state.lead, texts)} />}
      </header>
      <p className="vk-sr" role="status">
        {state.status === 'loading' && texts.loadingLead}
      </p>
      {state.status === 'loading' && <div className="lead__skeleton" aria-hidden="true" />}
      {state.status === 'missing' && <Notice text={texts.leadMissing} href="/" action={texts.toInbox} />}
      {state.status === 'failed' && (
        <Notice text={texts.leadFailed} action={texts.retry} onAction={() => void lead.refresh()} />
      )}
      {isReady && (
        <div className="lead__body">
          <Conversation view={lead} lead={state.lead} />
          <LeadDetails view={lead} lead={state.lead} onChange={onChange} />
        </div>
      )}
    </section>
  )
}
