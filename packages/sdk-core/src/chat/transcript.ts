import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'

/** Maximum number of messages whose read state is refetched. */
const MAX_RECHECKED = 50

/** The loaded messages of a room. */
export interface Transcript {
  /** The messages, oldest first. */
  readonly messages: readonly ChatMessage[]
  /**
   * The `seq` up to which all messages are loaded. `null` before the first fetch, or if the backend does not support
   * `seq`.
   */
  readonly upTo: number | null
  /** The `seq` up to which the other member has read. */
  readonly readUpTo: number
}

export const EMPTY: Transcript = { messages: [], upTo: null, readUpTo: 0 }

/** Adds messages in any order. Ignores duplicates. */
export function withMessages(transcript: Transcript, incoming: readonly ChatMessage[]): Transcript {
  const messages = [...transcript.messages]
  for (const message of incoming) put(messages, message)
  return { ...transcript, messages, upTo: advance(messages, transcript.upTo) }
}

/**
 * Adds the messages of a response. The first response contains the latest messages, and later ones start after a `seq`.
 */
export function withResponse(transcript: Transcript, response: readonly ChatMessage[]): Transcript {
  const last = response.at(-1)?.seq ?? null
  if (transcript.upTo !== null) {
    const merged = withMessages(transcript, response)
    return { ...merged, upTo: advance(merged.messages, Math.max(transcript.upTo, last ?? 0)) }
  }
  // Messages may be missing between the loaded messages and the first response. Keep only loaded messages that are
  // newer.
  const newer = transcript.messages.filter(({ seq }) => seq === undefined || last === null || seq > last)
  const upTo = response.length === 0 ? 0 : last
  return withMessages(withMessages({ ...transcript, messages: [], upTo }, response), newer)
}

/** Whether messages before the last loaded message are missing. */
export function hasGap({ messages, upTo }: Transcript): boolean {
  return upTo !== null && (messages.at(-1)?.seq ?? 0) > upTo
}

/** Returns the `seq` after which to fetch. To update read states, it may be lower than that of loaded messages. */
export function resumeAt({ messages, upTo, readUpTo }: Transcript, me: Id | null): number | null {
  if (upTo === null) return null
  const isUnread = ({ user, is_read, seq = 0 }: ChatMessage) => sameId(user, me) && !is_read && seq > readUpTo
  const unread = messages.find((message) => isUnread(message) && (message.seq ?? 0) > upTo - MAX_RECHECKED)
  return Math.min(upTo, (unread?.seq ?? upTo + 1) - 1)
}

function put(messages: ChatMessage[], message: ChatMessage): void {
  const index = messages.findIndex((other) => sameId(other.message_id, message.message_id))
  const known = messages[index]
  const merged = known ? merge(known, message) : message
  if (known && known.seq === merged.seq) {
    messages[index] = merged
    return
  }
  if (known) messages.splice(index, 1)
  const { seq } = merged
  const next = seq === undefined ? -1 : messages.findIndex((other) => other.seq !== undefined && other.seq > seq)
  messages.splice(next < 0 ? messages.length : next, 0, merged)
}

function merge(known: ChatMessage, message: ChatMessage): ChatMessage {
  return {
    ...message,
    updated_at: message.updated_at || known.updated_at,
    is_read: known.is_read || message.is_read,
    client_id: message.client_id ?? known.client_id,
    seq: message.seq ?? known.seq,
  }
}

function advance(messages: readonly ChatMessage[], upTo: number | null): number | null {
  if (upTo === null) return null
  let complete = upTo
  for (const { seq } of messages) if (seq === complete + 1) complete++
  return complete
}
