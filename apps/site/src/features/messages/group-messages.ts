import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { sameId } from '@vowkit/sdk-core/contract'

/** What one person says without a longer pause. */
export interface MessageGroup {
  key: string
  isOwn: boolean
  /** What was unread begins here. */
  isNew: boolean
  messages: [ShownMessage, ...ShownMessage[]]
}

/** What is said on one day, where the person is. */
export interface MessageDay {
  key: string
  /** Of its first message. */
  timestamp: string
  groups: MessageGroup[]
}

const PAUSE_MS = 5 * 60_000

/** Stays the same while a message is on its way and after it arrived. */
export function messageKey({ client_id, message_id }: ShownMessage): string {
  return client_id ?? String(message_id)
}

/** Where the last `unread` messages of others begin, as a key; `null` for none. */
export function firstUnread(messages: readonly ShownMessage[], unread: number): string | null {
  if (unread <= 0) return null
  const first = messages.filter(({ isOwn }) => !isOwn).slice(-unread)[0]
  return first ? messageKey(first) : null
}

/**
 * A room's messages by day, and by who says several things within five minutes of each other. `newFrom` is the key of the
 * first that was unread.
 */
export function groupMessages(messages: readonly ShownMessage[], newFrom: string | null = null): MessageDay[] {
  const days: MessageDay[] = []
  let last: ShownMessage | undefined
  for (const message of messages) {
    const key = messageKey(message)
    const isNewDay = !last || dayOf(last) !== dayOf(message)
    if (isNewDay) days.push({ key, timestamp: message.updated_at, groups: [] })
    const groups = days.at(-1)?.groups
    const isNew = key === newFrom
    if (!isNewDay && !isNew && last && isFollowedBy(last, message)) groups?.at(-1)?.messages.push(message)
    else groups?.push({ key, isOwn: message.isOwn, isNew, messages: [message] })
    last = message
  }
  return days
}

function isFollowedBy(last: ShownMessage, next: ShownMessage): boolean {
  const isSame = last.isOwn === next.isOwn && sameId(last.user, next.user)
  return isSame && Date.parse(next.updated_at) - Date.parse(last.updated_at) <= PAUSE_MS
}

function dayOf({ updated_at }: ShownMessage): string {
  return new Date(updated_at).toDateString()
}
