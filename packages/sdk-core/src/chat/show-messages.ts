import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { ShownMessage } from './chat.ts'
import type { Entry } from './stored-outbox.ts'
import type { Transcript } from './transcript.ts'

/** Merges the messages of a room with the account's unconfirmed messages. */
export type ShowMessages = (transcript: Transcript, entries: readonly Entry[], me: Id | null) => ShownMessage[]

/**
 * Creates a function that merges the messages and returns the same object for an unchanged message, so that only
 * changed messages render again.
 */
export function createShowMessages(): ShowMessages {
  const cache = new WeakMap<ChatMessage | Entry, ShownMessage>()

  function cached(source: ChatMessage | Entry, shown: ShownMessage): ShownMessage {
    const last = cache.get(source)
    if (last?.state === shown.state && last.isOwn === shown.isOwn) return last
    cache.set(source, shown)
    return shown
  }

  return ({ messages, readUpTo }, entries, me) => {
    const confirmed = new Set(messages.map(({ client_id }) => client_id))
    const unconfirmed = entries.filter(({ clientId }) => !confirmed.has(clientId))
    return [
      ...messages.map((message) => {
        const isRead = message.is_read || (message.seq ?? Number.POSITIVE_INFINITY) <= readUpTo
        return cached(message, { ...message, state: isRead ? 'read' : 'sent', isOwn: sameId(message.user, me) })
      }),
      ...unconfirmed.map((entry) => cached(entry, toShown(entry, me))),
    ]
  }
}

function toShown({ clientId, roomId, text, createdAt, isFailed }: Entry, me: Id | null): ShownMessage {
  return {
    message_id: clientId,
    client_id: clientId,
    roomId,
    user: me ?? '',
    userName: '',
    image: '',
    message: text,
    updated_at: new Date(createdAt).toISOString(),
    state: isFailed ? 'failed' : 'sending',
    isOwn: true,
  }
}
