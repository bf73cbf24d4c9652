import { sameId } from '@vowkit/sdk-core/contract'
import { isOwnMessage } from '@vowkit/sdk-core/leads'
import { MessageCircle } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import type { LeadProps } from './lead-props.ts'
import { manageVendorMessages } from './messages.ts'
import { Panel } from './panel.tsx'
import { useOpenChat } from './use-open-chat.ts'

/** The latest messages of the conversation, oldest first. */
export function MessagesPanel({ lead, view }: LeadProps) {
  const t = useMessages(manageVendorMessages)
  const chat = useOpenChat(view)
  const messages = lead.messages ?? []
  return (
    <Panel
      anchor="messages"
      title={t.recentMessages}
      count={messages.length}
      empty={t.noMessages}
      action={
        <>
          {chat.hasFailed && <p role="alert">{t.chatFailed}</p>}
          <button type="button" className="button button--quiet" aria-busy={chat.isBusy} onClick={chat.open}>
            <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
            {t.openChat}
          </button>
        </>
      }
    >
      {messages.length > 0 && (
        <ol className="recent-messages" role="list">
          {messages.map((message, index) => {
            const isOwn = isOwnMessage(message, lead)
            const previous = messages[index - 1]
            const isSameAuthor = previous !== undefined && sameId(previous.user, message.user)
            return (
              <li
                key={message.message_id}
                className="recent-message"
                data-own={isOwn || undefined}
                data-more={isSameAuthor || undefined}
              >
                <span className={isSameAuthor ? 'visually-hidden' : 'recent-message__name'}>
                  <bdi>{isOwn ? t.you : message.userName || lead.business_name}</bdi>
                </span>
                <p className="recent-message__text" dir="auto">
                  {message.message}
                </p>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
