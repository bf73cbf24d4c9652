import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import type { Room, ShownMessage } from '@vowkit/sdk-core/chat'
import { sameId } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { groupMessages, messageKey } from './group-messages.ts'
import { Message } from './message.tsx'
import { chatMessages } from './messages.ts'
import { useMessageTimes } from './use-message-times.ts'

export interface MessageDaysProps {
  messages: readonly ShownMessage[]
  room: Room
  /** Key of the first message that was unread on open. */
  newFrom: string | null
}

/** The messages of a conversation, grouped by day and author. */
export function MessageDays({ messages, room, newFrom }: MessageDaysProps) {
  const t = useMessages(chatMessages)
  const { toDay } = useMessageTimes()
  const { clock } = useClient().ports
  return groupMessages(messages, newFrom).map(({ key, timestamp, groups }) => (
    <div className="message-day" key={key}>
      <p className="message-day__name">{toDay(timestamp, clock.now())}</p>
      {groups.map(({ key: groupKey, isOwn, isNew, messages: items }) => (
        <div className="message-group" key={groupKey} data-own={isOwn || undefined}>
          {isNew && <p className="message-new">{t.newMark}</p>}
          <GroupAuthor isOwn={isOwn} message={items[0]} />
          <ul className="message-group__messages" role="list">
            {items.map((message, index) => (
              <Message key={messageKey(message)} message={message} room={room} isLast={index === items.length - 1} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  ))
}

/** Names the author of a group: for all to hear, and to see if the other person of the couple wrote it. */
function GroupAuthor({ isOwn, message: { author, userName } }: { isOwn: boolean; message: ShownMessage }) {
  const t = useMessages(chatMessages)
  const dashboard = useStore(useClient().ports.once(createDashboard).$dashboard)
  if (!isOwn) return <p className="visually-hidden">{userName}</p>
  const you = dashboard.status === 'ready' ? dashboard.couple.you : undefined
  const isPartner = author && you && author.name !== '' && !sameId(author.id, you.id)
  return isPartner ? <p className="message-author">{author.name}</p> : <p className="visually-hidden">{t.you}</p>
}
