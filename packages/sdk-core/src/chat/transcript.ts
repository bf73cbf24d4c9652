import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'

/** The most messages whose receipts are looked up again. */
const RECHECKED = 50

/** What is known of a room's messages. */
export interface Transcript {
  /** In the order of the room. */
  readonly messages: readonly ChatMessage[]
  /** Nothing is missing up to this place; `null` before anything was read, and where the backend numbers nothing. */
  readonly upTo: number | null
  /** How far the other side has read. */
  readonly readUpTo: number
}

export const EMPTY: Transcript = { messages: [], upTo: null, readUpTo: 0 }

/** Adds messages in whatever order they come; one that is known already is not added twice. */
export function withMessages(transcript: Transcript, incoming: readonly ChatMessage[]): Transcript {
  const messages = [...transcript.messages]
  for (const message of incoming) put(messages, message)
  return { ...transcript, messages, upTo: advance(messages, transcript.upTo) }
}

/** Adds the backend's answer: the latest messages at first, and later those after a place that is known. */
export function withAnswer(transcript: Transcript, answer: readonly ChatMessage[]): Transcript {
  const last = answer.at(-1)?.seq ?? null
  if (transcript.upTo !== null) {
    const merged = withMessages(transcript, answer)
    return { ...merged, upTo: advance(merged.messages, Math.max(transcript.upTo, last ?? 0)) }
  }
  // Between what was known and a first answer may be anything: only what is newer stays.
  const newer = transcript.messages.filter(({ seq }) => seq === undefined || last === null || seq > last)
  const upTo = answer.length === 0 ? 0 : last
  return withMessages(withMessages({ ...transcript, messages: [], upTo }, answer), newer)
}

/** Whether messages are missing before the last one. */
export function hasGap({ messages, upTo }: Transcript): boolean {
  return upTo !== null && (messages.at(-1)?.seq ?? 0) > upTo
}

/** Where to go on reading: after what is known, or before what the other side may have read meanwhile. */
export function resumeAt({ messages, upTo, readUpTo }: Transcript, me: Id | null): number | null {
  if (upTo === null) return null
  const isUnread = ({ user, is_read, seq = 0 }: ChatMessage) => sameId(user, me) && !is_read && seq > readUpTo
  const unread = messages.find((message) => isUnread(message) && (message.seq ?? 0) > upTo - RECHECKED)
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
  let place = upTo
  for (const { seq } of messages) if (seq === place + 1) place++
  return place
}
