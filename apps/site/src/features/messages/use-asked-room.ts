import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { Chat, ChatThread, ThreadsState } from '@vowkit/sdk-core/chat'
import { sameId } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import type { SitePage } from '../../shared/router.ts'
import { type AskedRoom, readAskedRoom } from './asked-room.ts'
import { useChat } from './use-chat.ts'

/** A room that the address named from the start is not opened sooner. */
const OPENS_AFTER_MS = 1_000

export interface OpenedRoom {
  threads: ThreadsState
  /** What the address asks for. */
  asked: AskedRoom | null
  /** The person's own room that the address names; `null` for none, and for one that is not theirs. */
  found: ChatThread | null
  /** The room that is asked for opens in a moment. */
  isOpening: boolean
  /** Somebody picked a room themselves: it does not wait. */
  onPick(): void
}

/** Which room is open. The address is all its state; only the one that the screen was opened with waits for a moment. */
export function useAskedRoom(search: SitePage['search']): OpenedRoom {
  const { clock } = useClient().ports
  const chat = useChat()
  const threads = useStore(chat.$threads)
  const asked = readAskedRoom(search)
  const [waiting, setWaiting] = useState(asked?.roomId ?? null)

  useEffect(() => {
    if (waiting === null) return
    const left = new AbortController()
    clock.sleep(OPENS_AFTER_MS, left.signal).then(
      () => setWaiting(null),
      () => {},
    )
    return () => left.abort()
  }, [waiting, clock])

  const isWaiting = asked !== null && asked.roomId === waiting
  const known = threads.status === 'ready' ? threads.threads : []
  const found = known.find(({ roomId }) => sameId(roomId, asked?.roomId)) ?? null
  const unknown = asked !== null && threads.status === 'ready' && !found ? asked.roomId : null
  const isSought = useSought(unknown, chat)
  return {
    threads,
    asked,
    found,
    isOpening: asked !== null && (isWaiting || threads.status === 'loading' || isSought),
    onPick: () => setWaiting(null),
  }
}

/** Reads the list once more for a room that is not on it, as it may have been made since; true until that is done. */
function useSought(unknown: string | null, chat: Chat): boolean {
  const [done, setDone] = useState<string | null>(null)

  useEffect(() => {
    if (unknown !== null) void chat.refresh().then(() => setDone(unknown))
  }, [unknown, chat])

  return unknown !== null && unknown !== done
}
