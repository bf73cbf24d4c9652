import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { ShownMessage } from './chat.ts'
import type { Entry } from './stored-outbox.ts'
import type { Transcript } from './transcript.ts'

/** Shows what is known of a room, and then what this person has said and the backend not confirmed. */
export type ShowMessages = (transcript: Transcript, entries: readonly Entry[], me: Id | null) => ShownMessage[]

/** Makes a view that gives the same object for a message that looks the same, so that only what changed is drawn. */
export function createShowMessages(): ShowMessages {
  const shown = new WeakMap<ChatMessage | Entry, ShownMessage>()

  function remember(source: ChatMessage | Entry, made: ShownMessage): ShownMessage {
    const last = shown.get(source)
    if (last?.state === made.state && last.isOwn === made.isOwn) return last
    shown.set(source, made)
    return made
  }

  return ({ messages, readUpTo }, entries, me) => {
    const confirmed = new Set(messages.map(({ client_id }) => client_id))
    const unconfirmed = entries.filter(({ clientId }) => !confirmed.has(clientId))
    return [
      ...messages.map((message) => {
        const isRead = message.is_read || (message.seq ?? Number.POSITIVE_INFINITY) <= readUpTo
        return remember(message, { ...message, state: isRead ? 'read' : 'sent', isOwn: sameId(message.user, me) })
      }),
      ...unconfirmed.map((entry) => remember(entry, toShown(entry, me))),
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
