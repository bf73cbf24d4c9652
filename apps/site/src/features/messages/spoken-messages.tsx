import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { useState } from 'react'
import { messageKey } from './group-messages.ts'

export interface SpokenMessagesProps {
  messages: readonly ShownMessage[]
}

/**
 * Says once, to those who listen, what others say from now on, and by whom, and what of one's own was not sent: nothing
 * from before, and nothing of one's own that arrived.
 */
export function SpokenMessages({ messages }: SpokenMessagesProps) {
  const [heard, setHeard] = useState({ messages, words: '', times: 0 })
  if (heard.messages !== messages) {
    const words = newsOf(messages, heard.messages)
    setHeard(words ? { messages, words, times: heard.times + 1 } : { ...heard, messages })
  }
  return (
    <p className="visually-hidden" role="status">
      {/* Another one each time: the same words said again would change nothing. */}
      <span key={heard.times}>{heard.words}</span>
    </p>
  )
}

/** What is to be said of messages that were others before. */
function newsOf(messages: readonly ShownMessage[], before: readonly ShownMessage[]): string {
  const known = new Map(before.map((message) => [messageKey(message), message.state]))
  const last = before.at(-1)
  // What was said earlier comes before what is there, and is for those who read.
  const from = last ? messages.findIndex((message) => messageKey(message) === messageKey(last)) + 1 : 0
  const said = messages.slice(from).filter((message) => !message.isOwn && !known.has(messageKey(message)))
  const failed = messages.filter(
    (message) => message.state === 'failed' && known.get(messageKey(message)) === 'sending',
  )
  return [
    ...said.map(({ userName, message }) => `${userName}: ${message}`),
    ...failed.map(({ message }) => `Not sent: ${message}`),
  ].join('\n')
}
