import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { messageKey } from './group-messages.ts'
import { chatMessages } from './messages.ts'

export interface MessageAnnouncerProps {
  messages: readonly ShownMessage[]
}

/**
 * Announces new messages from other members and the user's failed messages to screen readers. Does not announce
 * earlier messages or the user's sent messages.
 */
export function MessageAnnouncer({ messages }: MessageAnnouncerProps) {
  const { announceNotSent } = useMessages(chatMessages)
  const [announced, setAnnounced] = useState({ messages, text: '', count: 0 })
  if (announced.messages !== messages) {
    const text = announcementOf(messages, announced.messages, announceNotSent)
    setAnnounced(text ? { messages, text, count: announced.count + 1 } : { ...announced, messages })
  }
  return (
    <p className="visually-hidden" role="status">
      {/* The key creates a new element each time, because a live region ignores identical text. */}
      <span key={announced.count}>{announced.text}</span>
    </p>
  )
}

/** Returns the text to announce when the messages change from `previous` to `messages`, or `""`. */
function announcementOf(
  messages: readonly ShownMessage[],
  previous: readonly ShownMessage[],
  notSent: (message: string) => string,
): string {
  const known = new Map(previous.map((message) => [messageKey(message), message.state]))
  const last = previous.at(-1)
  // Skips earlier messages, which are loaded above the known ones.
  const from = last ? messages.findIndex((message) => messageKey(message) === messageKey(last)) + 1 : 0
  const received = messages.slice(from).filter((message) => !message.isOwn && !known.has(messageKey(message)))
  const failed = messages.filter(
    (message) => message.state === 'failed' && known.get(messageKey(message)) === 'sending',
  )
  return [
    ...received.map(({ userName, message }) => `${userName}: ${message}`),
    ...failed.map(({ message }) => notSent(message)),
  ].join('\n')
}
