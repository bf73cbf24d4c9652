import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type ChatThread, createChat } from '@vowkit/sdk-core/chat'
import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'

/** Returns the conversation of a room, or `undefined` while it loads. Fetches an old conversation by its room. */
export function useThread(roomId: Id | undefined): ChatThread | undefined {
  const { ports } = useClient()
  const chat = ports.once(createChat)
  const state = useStore(chat.$threads)
  const isReady = state.status === 'ready'
  const thread = isReady ? state.threads.find((one) => sameId(one.roomId, roomId)) : undefined
  const missingId = isReady && !thread && state.hasMore ? roomId : undefined

  useEffect(() => {
    if (missingId !== undefined) void chat.find(missingId)
  }, [missingId, chat])

  return thread
}
