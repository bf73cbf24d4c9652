import type { ChatThread } from '@vowkit/sdk-core/chat'
import type { Id } from '@vowkit/sdk-core/contract'
import type { AskedRoom } from './asked-room.ts'
import { ConversationHead } from './conversation-head.tsx'
import { showThread } from './show-thread.ts'

/** Holds the place of what was said in a room. */
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
  asked: AskedRoom
  /** The room itself, as soon as it is known: what it says of itself wins. */
  found: ChatThread | null
  me: Id | null
}

/** Holds the place of a room that is about to open; until it is known with what its link tells of it. */
export function ConversationSkeleton({ asked, found, me }: ConversationSkeletonProps) {
  const shown = found && showThread(found, me)
  return (
    <div className="conversation">
      {shown ? (
        <ConversationHead name={shown.name} image={shown.image} type={shown.userType} />
      ) : (
        <ConversationHead name={asked.name} image={asked.image} type={asked.type} />
      )}
      <LogSkeleton />
      <div className="composer">
        <span className="composer__bone" />
      </div>
    </div>
  )
}
