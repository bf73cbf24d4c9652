import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { type ChatThread, createChat } from '@vowkit/sdk-core/chat'
import { type Id, sameId } from '@vowkit/sdk-core/contract'

/** Returns the conversation of a room, or `undefined` while it loads. */
export function useThread(roomId: Id | undefined): ChatThread | undefined {
  const { ports } = useClient()
  const state = useStore(ports.once(createChat).$threads)
  if (state.status !== 'ready' || roomId === undefined) return undefined
  return state.threads.find((thread) => sameId(thread.roomId, roomId))
}
