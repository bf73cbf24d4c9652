import './messages.css'
import './threads.css'
import './conversation.css'
import './message-log.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { Page } from '../../shared/page.tsx'
import type { SitePage } from '../../shared/router.ts'
import { Messages } from './messages.tsx'

/** The couple's conversations with vendors. */
export function MessagesPage({ search }: { search: SitePage['search'] }) {
  const session = useStore(useClient().session.$session)
  if (session.status !== 'signed-in') return null
  return (
    <Page isWide>
      <Messages key={session.userId} search={search} />
    </Page>
  )
}
