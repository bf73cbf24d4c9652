import { useClient } from '@vowkit/react'
import { type Chat, createChat } from '@vowkit/sdk-core/chat'

/** Returns the chat of the signed-in account, one instance per client. */
export function useChat(): Chat {
  return useClient().ports.once(createChat)
}
