import type { Room, RoomState } from '@vowkit/sdk-core/chat'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { firstUnread } from './group-messages.ts'
import { MessageDays } from './message-days.tsx'
import { SpokenMessages } from './spoken-messages.tsx'
import { useLogPlace } from './use-log-place.ts'

export interface MessageLogProps {
  room: Room
  state: Extract<RoomState, { status: 'ready' }>
  /** With whom. */
  name: string
  /** How many messages of theirs were unread when the room was opened. */
  unread: number
}

/** What was said, the latest at the foot. */
export function MessageLog({ room, state, name, unread }: MessageLogProps) {
  const { messages, hasEarlier, isLoadingEarlier } = state
  const [newFrom] = useState(() => firstUnread(messages, unread))
  const canLoad = hasEarlier && !isLoadingEarlier
  const { log, hasNew, toEnd, onScroll } = useLogPlace(messages, () => canLoad && void room.loadEarlier())

  return (
    <div className="message-log">
      <div
        className="message-log__scroll"
        role="log"
        // What is new is said beside it, once: not again once it was sent, nor what is fetched from earlier.
        aria-live="off"
        aria-busy={isLoadingEarlier}
        aria-label={`Messages with ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
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
            {isLoadingEarlier ? 'Loading…' : 'Earlier messages'}
          </button>
        )}
        {messages.length === 0 && <p className="message-log__none">Say hello to {name}.</p>}
        <MessageDays messages={messages} room={room} newFrom={newFrom} />
      </div>
      <SpokenMessages messages={messages} />
      {hasNew && (
        <button type="button" className="message-log__new" onClick={toEnd}>
          New messages
          <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
