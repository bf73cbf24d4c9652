import type { ChatThread } from '@vowkit/sdk-core/chat'
import { type Id, sameId } from '@vowkit/sdk-core/contract'
import type { TextsOf } from '../../shared/language/define-messages.ts'
import type { chatMessages } from './messages.ts'

/** The displayed fields of a conversation in the list. */
export interface ThreadSummary {
  name: string
  image: string
  /** Account type of the other member, such as "Vendor". */
  userType: string
  /** The last message. `""` in an empty conversation. */
  preview: string
  isUnread: boolean
}

/** Summarizes a conversation for one member: name and image of the other member, last message, unread state. */
export function summarizeThread(
  { members, name, image, last_message: last, unread }: ChatThread,
  me: Id | null,
  t: TextsOf<typeof chatMessages>,
): ThreadSummary {
  const other = members.find(({ id }) => !sameId(id, me))
  const isOwn = sameId(last?.user, me)
  return {
    name: name || [other?.first_name, other?.last_name].filter(Boolean).join(' ') || other?.email || t.unnamed,
    image: image || other?.image || '',
    userType: t.userType(other?.user_type ?? ''),
    preview: last ? (isOwn ? t.ownPreview(last.message) : last.message) : '',
    isUnread: unread === undefined ? Boolean(last) && !isOwn && !last?.is_read : unread > 0,
  }
}

/** Whether the name, type or last message contains every word of the search. */
export function isMatch({ name, userType, preview }: ThreadSummary, query: string): boolean {
  const text = `${name} ${userType} ${preview}`.toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
