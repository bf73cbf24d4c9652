import { Page } from '../../shared/page.tsx'

/** The place of a chat view of its own; messages are at `dashboard_messages`. */
export function ChatPage() {
  return (
    <Page>
      <h1 className="chat-title">Chat VIew</h1>
    </Page>
  )
}
