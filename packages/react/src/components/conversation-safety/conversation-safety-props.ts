import type { ChatThread } from '@vowkit/sdk-core/chat'

export interface ConversationSafetyProps {
  thread: Pick<ChatThread, 'roomId' | 'is_blocked'>
  /** The name of the other side. */
  name: string
}
