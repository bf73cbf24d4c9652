import '@vowkit/react/message-card.css'
import { MessageCard, textBesideCard } from '@vowkit/react'
import type { Room, ShownMessage } from '@vowkit/sdk-core/chat'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { MessageText } from './message-text.tsx'
import { chatMessages } from './messages.ts'
import { useMessageTimes } from './use-message-times.ts'

export interface MessageProps {
  message: ShownMessage
  room: Room
  /** The last message of a group shows its time and delivery state. */
  isLast: boolean
}

/** One message with its time and delivery state. */
export function Message({ message, room, isLast }: MessageProps) {
  const { toTime } = useMessageTimes()
  const { state, isOwn, updated_at } = message
  const text = textBesideCard(message)
  return (
    <li className="message">
      <MessageCard message={message} />
      {text !== '' && <MessageText text={text} />}
      {state === 'failed' && <FailedMessage clientId={message.client_id ?? ''} room={room} />}
      {state !== 'failed' && (isLast || state === 'sending') && (
        <p className="message__foot">
          {state !== 'sending' && <time dateTime={updated_at}>{toTime(updated_at)}</time>}
          {isOwn && <MessageState state={state} />}
        </p>
      )}
    </li>
  )
}

/** Buttons to retry or delete a message that was not sent. */
function FailedMessage({ clientId, room }: { clientId: string; room: Room }) {
  const t = useMessages(chatMessages)
  return (
    <p className="message__foot message__foot--failed">
      <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
      {t.notSent}
      <button type="button" onClick={() => room.retry(clientId)}>
        {t.retry}
      </button>
      <button type="button" onClick={() => room.discard(clientId)}>
        {t.delete}
      </button>
    </p>
  )
}

/** The delivery state of the user's own message. */
function MessageState({ state }: { state: Exclude<ShownMessage['state'], 'failed'> }) {
  const t = useMessages(chatMessages)
  if (state === 'sending') return <span>{t.sending}</span>
  if (state === 'read') return <span className="message__read">✓✓ {t.read}</span>
  return (
    <span>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">{t.sent}</span>
    </span>
  )
}
