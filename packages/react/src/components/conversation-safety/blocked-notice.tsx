import type { ChatThread } from '@vowkit/sdk-core/chat'
import { safetyMessages } from '../../messages/english/safety.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface BlockedNoticeProps {
  thread: Pick<ChatThread, 'is_blocked' | 'is_blocked_by_other'>
  /** The name of the other side. */
  name: string
}

/** Explains why no messages can be sent. Show it in place of the message field of a blocked conversation. */
export function BlockedNotice({ thread, name }: BlockedNoticeProps) {
  const messages = useMessages('safety', safetyMessages)
  return (
    <p className="vk-blocked" role="status">
      {thread.is_blocked ? messages.blockedByYou(name) : messages.blockedByOther(name)}
    </p>
  )
}
