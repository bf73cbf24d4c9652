import type { Room, RoomState } from '@vowkit/sdk-core/chat'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { firstUnread } from './group-messages.ts'
import { MessageAnnouncer } from './message-announcer.tsx'
import { MessageDays } from './message-days.tsx'
import { chatMessages } from './messages.ts'
import { useLogScroll } from './use-log-scroll.ts'

export interface MessageLogProps {
  room: Room
  state: Extract<RoomState, { status: 'ready' }>
  /** Name of the other member. */
  name: string
  /** Number of messages that were unread on open. */
  unread: number
}

/** The scrolling list of messages, newest at the bottom. */
export function MessageLog({ room, state, name, unread }: MessageLogProps) {
  const t = useMessages(chatMessages)
  const { messages, hasEarlier, isLoadingEarlier } = state
  const [newFrom] = useState(() => firstUnread(messages, unread))
  const canLoad = hasEarlier && !isLoadingEarlier
  const { log, hasNew, scrollToEnd, onScroll } = useLogScroll(messages, () => canLoad && void room.loadEarlier())

  return (
    <div className="message-log">
      <div
        className="message-log__scroll"
        role="log"
        // MessageAnnouncer announces new messages. A live region here would also announce sent and earlier messages.
        aria-live="off"
        aria-busy={isLoadingEarlier}
        aria-label={t.log(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area needs keyboard access
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        {hasEarlier && (
          <button
            type="button"
            className="message-log__earlier"
            aria-disabled={isLoadingEarlier}
            onClick={() => canLoad && void room.loadEarlier()}
          >
            {isLoadingEarlier ? t.loading : t.earlier}
          </button>
        )}
        {messages.length === 0 && <p className="message-log__empty">{t.sayHello(name)}</p>}
        <MessageDays messages={messages} room={room} newFrom={newFrom} />
      </div>
      <MessageAnnouncer messages={messages} />
      {hasNew && (
        <button type="button" className="message-log__new" onClick={scrollToEnd}>
          {t.newMessages}
          <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
