import { useStore } from '@nanostores/react'
import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { useEffect, useRef, useState } from 'react'
import { LoadFailed } from '../../shared/load-failed.tsx'
import type { SitePage } from '../../shared/router.ts'
import { roomPath } from './asked-room.ts'
import { ContextRailLazy } from './context-rail.lazy.tsx'
import { Conversation } from './conversation.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { NoThread } from './no-thread.tsx'
import { ThreadList } from './thread-list.tsx'
import { useAskedRoom } from './use-asked-room.ts'
import { useChat } from './use-chat.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { useWide } from './use-wide.ts'

/** The list and the conversation: side by side, on a phone one or the other. */
export function Messages({ search }: { search: SitePage['search'] }) {
  const chat = useChat()
  // The socket stays open while the screen is.
  useStore(chat.$connection)
  useVisibleHeight()
  const { threads, asked, found, isOpening, onPick } = useAskedRoom(search)
  const me = threads.status === 'ready' ? threads.me : null
  const opened = isOpening ? null : found
  const [isPicked, setPicked] = useState(false)
  const box = useFocusOnReturn(opened?.roomId ?? null)
  const other = opened?.members.find(({ id }) => !sameId(id, me))
  const isWide = useWide()
  const pick = () => {
    setPicked(true)
    onPick()
  }

  return (
    <div
      className="messages"
      ref={box}
      data-view={opened || isOpening ? 'thread' : 'list'}
      data-rail={(isWide && (isOpening || other !== undefined)) || undefined}
    >
      <h1 className="messages__title">Messages</h1>
      <div className="messages__list">
        {threads.status === 'loading' && <ThreadsSkeleton />}
        {threads.status === 'failed' && (
          <LoadFailed onRetry={() => void chat.refresh()}>Your messages could not be loaded.</LoadFailed>
        )}
        {threads.status === 'ready' && (
          <ThreadList threads={threads.threads} me={threads.me} openId={opened?.roomId ?? null} onPick={pick} />
        )}
      </div>
      <div className="messages__room">
        {asked && isOpening ? (
          <ConversationSkeleton asked={asked} found={found} me={me} />
        ) : opened ? (
          <Conversation key={opened.roomId} thread={opened} me={me} takesFocus={isPicked} />
        ) : (
          <NoThread />
        )}
      </div>
      {isWide && opened && other && (
        <div className="messages__rail">
          <ContextRailLazy key={String(other.id)} userId={String(other.id)} writtenAt={opened.updated_at} />
        </div>
      )}
    </div>
  )
}

/** On a phone the way back from a room leads to its row. */
function useFocusOnReturn(openId: Id | null) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Id | null>(null)
  useEffect(() => {
    const left = before.current
    before.current = openId
    if (left === null || openId !== null) return
    const row = box.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(roomPath(left))}"]`)
    row?.focus()
  }, [openId])
  return box
}

/** The layout of the list while it loads. */
function ThreadsSkeleton() {
  return (
    <div className="threads-skeleton" role="status" aria-label="Loading">
      <span className="threads-skeleton__search" />
      {[1, 2, 3, 4].map((row) => (
        <span className="threads-skeleton__row" key={row} />
      ))}
    </div>
  )
}
