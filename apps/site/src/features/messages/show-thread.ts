import type { ChatThread } from '@vowkit/sdk-core/chat'
import { type Id, sameId } from '@vowkit/sdk-core/contract'

/** A room as one of its people sees it. */
export interface ShownThread {
  name: string
  image: string
  /** What the other one is, such as "Vendor". */
  userType: string
  /** What was said last; `""` where nobody has written. */
  preview: string
  isUnread: boolean
}

/** What a room shows to one of its people: the other one. */
export function showThread(
  { members, name, image, last_message: last, unread }: ChatThread,
  me: Id | null,
): ShownThread {
  const other = members.find(({ id }) => !sameId(id, me))
  const isOwn = sameId(last?.user, me)
  return {
    name: name || [other?.first_name, other?.last_name].filter(Boolean).join(' ') || other?.email || 'Conversation',
    image: image || other?.image || '',
    userType: other?.user_type ?? '',
    preview: last ? (isOwn ? `You: ${last.message}` : last.message) : '',
    isUnread: unread === undefined ? last !== undefined && !isOwn && !last.is_read : unread > 0,
  }
}

/** Whether a room is one that somebody looks for by these words. */
export function isMatch({ name, userType, preview }: ShownThread, words: string): boolean {
  const text = `${name} ${userType} ${preview}`.toLocaleLowerCase()
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
