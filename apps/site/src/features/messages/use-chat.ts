import { useClient } from '@vowkit/react'
import { type Chat, createChat } from '@vowkit/sdk-core/chat'

/** The conversations of the person signed in. */
export function useChat(): Chat {
  return useClient().ports.once(createChat)
}
