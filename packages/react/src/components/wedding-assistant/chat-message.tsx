import { type Assistant, timeAgo } from '@vowkit/sdk-core/assistant'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Reply, type ReplyProps } from './reply.tsx'
import { ReplyRating } from './reply-rating.tsx'

interface ChatMessageProps extends ReplyProps {
  /** The current time in milliseconds since 1970. */
  now: number
  /** Whether to say what wrote the reply. Only useful if a language model wrote some of the replies. */
  showsAuthor: boolean
  /** Whether the visitor can rate the message. */
  isRatable: boolean
  onRate: Assistant['rate']
}

/** A message with its sender and its age. */
export function ChatMessage({ entry, now, showsAuthor, isRatable, onRate, ...reply }: ChatMessageProps) {
  const messages = useMessages('assistant', assistantMessages)
  const { role, content, createdAt } = entry
  const ago = timeAgo(createdAt, now)
  return (
    <div className="vk-talk__entry" data-role={role}>
      <span className="vk-sr">{role === 'user' ? messages.you : messages.assistant}: </span>
      <div className="vk-talk__bubble" part="bubble" dir="auto">
        {role === 'user' ? content : <Reply {...reply} entry={entry} />}
      </div>
      <div className="vk-talk__foot">
        {ago && (
          <span className="vk-talk__time" dir="auto">
            {messages.timeAgo(ago.count, ago.unit)}
          </span>
        )}
        {showsAuthor && entry.parts?.answered_by && (
          <span className="vk-talk__time">{messages.answeredBy(entry.parts.answered_by)}</span>
        )}
        {isRatable && <ReplyRating rating={entry.rating} onRate={(rating) => onRate(entry.id, rating)} />}
      </div>
    </div>
  )
}
