import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Receipt } from './read-frame.ts'

/** Returns the conversation of a room. */
export function threadOf(threads: readonly ChatThread[], roomId: Id): ChatThread | undefined {
  return threads.find((thread) => sameId(thread.roomId, roomId))
}

/** Adds the conversations of a later page. Ignores those that are already in the list. */
export function withPage(threads: readonly ChatThread[], page: readonly ChatThread[]): ChatThread[] {
  const known = new Set(threads.map(({ roomId }) => String(roomId)))
  return [...threads, ...page.filter(({ roomId }) => !known.has(String(roomId)))]
}

/** Applies a message: updates its conversation and moves the conversation to the top. Ignores duplicates. */
export function withMessage(threads: readonly ChatThread[], message: ChatMessage, me: Id | null): ChatThread[] {
  const thread = threadOf(threads, message.roomId)
  if (!thread || isIncluded(thread, message)) return [...threads]
  const updated: ChatThread = {
    ...thread,
    last_message: { message: message.message, is_read: false, user: message.user },
    updated_at: message.updated_at,
    unread: (thread.unread ?? 0) + (sameId(message.user, me) ? 0 : 1),
  }
  return [updated, ...threads.filter((other) => other !== thread)]
}

/** Applies the receipt of a member who has read all messages of a room. */
export function withReceipt(
  threads: readonly ChatThread[],
  { roomId, user }: Pick<Receipt, 'roomId' | 'user'>,
  me: Id | null,
): ChatThread[] {
  return threads.map((thread) => {
    if (!sameId(thread.roomId, roomId)) return thread
    const last = thread.last_message
    return {
      ...thread,
      last_message: last && !sameId(last.user, user) ? { ...last, is_read: true } : last,
      unread: sameId(user, me) ? 0 : thread.unread,
    }
  })
}

function isIncluded({ last_message: last, updated_at }: ChatThread, message: ChatMessage): boolean {
  const isLast = last?.message === message.message && sameId(last.user, message.user)
  return last !== undefined && (updated_at > message.updated_at || (updated_at === message.updated_at && isLast))
}
