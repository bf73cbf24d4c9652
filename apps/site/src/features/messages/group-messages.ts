import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { sameId } from '@vowkit/sdk-core/contract'

/** Consecutive messages of one member without a long pause. */
export interface MessageGroup {
  key: string
  isOwn: boolean
  /** Whether the unread messages start here. */
  isNew: boolean
  messages: [ShownMessage, ...ShownMessage[]]
}

/** The messages of one day, in the local time zone. */
export interface MessageDay {
  key: string
  /** Time of the first message, ISO 8601. */
  timestamp: string
  groups: MessageGroup[]
}

/** The maximum pause in ms between two messages of one group. */
const PAUSE_MS = 5 * 60_000

/** Returns a React key that does not change when the message has been sent. */
export function messageKey({ client_id, message_id }: ShownMessage): string {
  return client_id ?? String(message_id)
}

/** Returns the key of the first unread message, counted from the end, or `null`. */
export function firstUnread(messages: readonly ShownMessage[], unread: number): string | null {
  if (unread <= 0) return null
  const first = messages.filter(({ isOwn }) => !isOwn).slice(-unread)[0]
  return first ? messageKey(first) : null
}

/**
 * Groups messages by day, and within a day by author and pauses of at most five minutes. `newFrom` is the key of the
 * first unread message, which starts a new group.
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
    if (!isNewDay && !isNew && last && belongsToGroup(last, message)) groups?.at(-1)?.messages.push(message)
    else groups?.push({ key, isOwn: message.isOwn, isNew, messages: [message] })
    last = message
  }
  return days
}

function belongsToGroup(last: ShownMessage, next: ShownMessage): boolean {
  const isSame = last.isOwn === next.isOwn && sameId(last.user, next.user) && sameAuthor(last, next)
  return isSame && Date.parse(next.updated_at) - Date.parse(last.updated_at) <= PAUSE_MS
}

/** Whether the same person of a couple with two logins wrote both messages. */
function sameAuthor({ author: last }: ShownMessage, { author: next }: ShownMessage): boolean {
  // A message that is being sent has no author yet.
  return !last || !next || sameId(last.id, next.id)
}

function dayOf({ updated_at }: ShownMessage): string {
  return new Date(updated_at).toDateString()
}
