import type { ChatThread } from '@vowkit/sdk-core/chat'
import type { Id } from '@vowkit/sdk-core/contract'
import { ConversationHead } from './conversation-head.tsx'
import type { RoomAddress } from './room-address.ts'
import { summarizeThread } from './thread-summary.ts'

/** Placeholder for the messages of a conversation. */
export function LogSkeleton() {
  return (
    <div className="log-skeleton" role="status" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  )
}

export interface ConversationSkeletonProps {
  address: RoomAddress
  /** The conversation, once the list has loaded. It overrides the address. */
  found: ChatThread | null
  me: Id | null
}

/** Placeholder for a conversation that is about to open. Shows the name from the address until the list has loaded. */
export function ConversationSkeleton({ address, found, me }: ConversationSkeletonProps) {
  const shown = found && summarizeThread(found, me)
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
