import { sameId } from '@vowkit/sdk-core/contract'
import { isOwnMessage } from '@vowkit/sdk-core/leads'
import { MessageCircle } from 'lucide-react'
import type { LeadProps } from './lead-props.ts'
import { Panel } from './panel.tsx'
import { useOpenChat } from './use-open-chat.ts'

/** The latest messages of the conversation, oldest first. */
export function MessagesPanel({ lead, view }: LeadProps) {
  const chat = useOpenChat(view)
  const messages = lead.messages ?? []
  return (
    <Panel
      title="Recent Messages"
      count={messages.length}
      empty="You have no messages"
      action={
        <>
          {chat.hasFailed && <p role="alert">The chat did not open. Please try again.</p>}
          <button type="button" className="button button--quiet" aria-busy={chat.isBusy} onClick={chat.open}>
            <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
            Open Chat
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
                  <bdi>{isOwn ? 'You' : message.userName || lead.business_name}</bdi>
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
