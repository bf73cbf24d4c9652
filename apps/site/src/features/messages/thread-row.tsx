import type { ChatThread } from '@vowkit/sdk-core/chat'
import { useMessages } from '../../shared/language/use-messages.ts'
import { chatMessages } from './messages.ts'
import { roomPath } from './room-address.ts'
import { ThreadAvatar } from './thread-avatar.tsx'
import type { ThreadSummary } from './thread-summary.ts'
import { useMessageTimes } from './use-message-times.ts'

export interface ThreadRowProps {
  thread: ChatThread
  shown: ThreadSummary
  isOpen: boolean
  /** Current time in milliseconds since 1970. */
  now: number
  onPick: () => void
}

/** A row of the conversation list. Links to the conversation. */
export function ThreadRow({ thread, shown, isOpen, now, onPick }: ThreadRowProps) {
  const t = useMessages(chatMessages)
  const { toAgo } = useMessageTimes()
  const { name, image, userType, preview, isUnread } = shown
  return (
    <a
      className="thread-row"
      href={roomPath(thread.roomId)}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={isUnread || undefined}
      onClick={onPick}
    >
      <ThreadAvatar image={image} name={name} />
      <bdi className="thread-row__name">{name}</bdi>
      <time className="thread-row__time" dateTime={thread.updated_at}>
        {toAgo(thread.updated_at, now)}
      </time>
      <span className="thread-row__type">{userType}</span>
      <bdi className="thread-row__preview">{preview}</bdi>
      {isUnread && (
        <span className="thread-row__dot">
          <span className="visually-hidden">{t.unread}</span>
        </span>
      )}
    </a>
  )
}
