import type { ChatThread } from '@vowkit/sdk-core/chat'
import type { Id } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { ConversationHead } from './conversation-head.tsx'
import { chatMessages } from './messages.ts'
import type { RoomAddress } from './room-address.ts'
import { summarizeThread } from './thread-summary.ts'

/** Placeholder for the messages of a conversation. */
export function LogSkeleton() {
  const { loading } = useMessages(sharedMessages)
  return (
    <div className="log-skeleton" role="status" aria-label={loading}>
      <span />
      <span />
      <span />
    </div>
  )
}

export interface ConversationSkeletonProps {
  address: RoomAddress
  /** The conversation, if the list has loaded. Overrides the values from the URL. */
  found: ChatThread | null
  me: Id | null
}

/** Placeholder for a conversation that is about to open. Shows the name from the URL until the list has loaded. */
export function ConversationSkeleton({ address, found, me }: ConversationSkeletonProps) {
  const t = useMessages(chatMessages)
  const shown = found && summarizeThread(found, me, t)
  return (
    <div className="conversation">
      {shown ? (
        <ConversationHead name={shown.name} image={shown.image} type={shown.userType} />
      ) : (
        <ConversationHead name={address.name} image={address.image} type={address.type} />
      )}
      <LogSkeleton />
      <div className="composer">
        <span className="composer__placeholder" />
      </div>
    </div>
  )
}
