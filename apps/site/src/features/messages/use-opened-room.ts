import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { Chat, ChatThread, ThreadsState } from '@vowkit/sdk-core/chat'
import { sameId } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import type { SitePage } from '../../shared/router.ts'
import { type RoomAddress, readRoomAddress } from './room-address.ts'
import { useChat } from './use-chat.ts'

/** The delay in ms before the conversation in the initial URL opens. */
const OPENS_AFTER_MS = 1_000

export interface OpenedRoom {
  threads: ThreadsState
  /** The conversation in the URL. */
  address: RoomAddress | null
  /** The conversation in the URL, if the account is a member of it. */
  found: ChatThread | null
  /** Whether the conversation in the URL is about to open. */
  isOpening: boolean
  /** Skips the delay. Call it when the user picks a conversation. */
  onPick(): void
}

/** Returns the open conversation, which the URL determines. Only the initial URL opens with a delay. */
export function useOpenedRoom(search: SitePage['search']): OpenedRoom {
  const { clock } = useClient().ports
  const chat = useChat()
  const threads = useStore(chat.$threads)
  const address = readRoomAddress(search)
  const [delayedId, setDelayedId] = useState(address?.roomId ?? null)

  useEffect(() => {
    if (delayedId === null) return
    const unmounted = new AbortController()
    clock.sleep(OPENS_AFTER_MS, unmounted.signal).then(
      () => setDelayedId(null),
      () => {},
    )
    return () => unmounted.abort()
  }, [delayedId, clock])

  const isDelayed = address !== null && address.roomId === delayedId
  const known = threads.status === 'ready' ? threads.threads : []
  const found = known.find(({ roomId }) => sameId(roomId, address?.roomId)) ?? null
  const unknownId = address !== null && threads.status === 'ready' && !found ? address.roomId : null
  const isRefetching = useRefetchForUnknown(unknownId, chat)
  return {
    threads,
    address,
    found,
    isOpening: address !== null && (isDelayed || threads.status === 'loading' || isRefetching),
    onPick: () => setDelayedId(null),
  }
}

/** Fetches the conversation of an unknown room id once, because it may be new or old. Returns true while loading. */
function useRefetchForUnknown(unknownId: string | null, chat: Chat): boolean {
  const [refetchedId, setRefetchedId] = useState<string | null>(null)

  useEffect(() => {
    if (unknownId !== null) void chat.find(unknownId).then(() => setRefetchedId(unknownId))
  }, [unknownId, chat])

  return unknownId !== null && unknownId !== refetchedId
}
