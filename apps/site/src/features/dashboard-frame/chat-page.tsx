import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { dashboardFrameMessages } from './messages.ts'

/** A placeholder for a separate chat screen. The messages screen is `dashboard_messages`. */
export function ChatPage() {
  const t = useMessages(dashboardFrameMessages)
  return (
    <Page>
      <h1 className="chat-title">{t.chat}</h1>
    </Page>
  )
}
