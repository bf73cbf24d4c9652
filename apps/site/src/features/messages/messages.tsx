import { useStore } from '@nanostores/react'
import { type Id, sameId } from '@vowkit/sdk-core/contract'
import { useEffect, useRef, useState } from 'react'
import { AnswersLink } from '../../shared/compare/answers-link.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { sharedMessages } from '../../shared/messages.ts'
import type { SitePage } from '../../shared/router.ts'
import { ContextRailLazy } from './context-rail.lazy.tsx'
import { Conversation } from './conversation.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { chatMessages } from './messages.ts'
import { NoThread } from './no-thread.tsx'
import { roomPath } from './room-address.ts'
import { ThreadList } from './thread-list.tsx'
import { useChat } from './use-chat.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOpenedRoom } from './use-opened-room.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** The conversation list and the open conversation. Phones show one of them at a time. */
export function Messages({ search }: { search: SitePage['search'] }) {
  const t = useMessages(chatMessages)
  const chat = useChat()
  // This subscription keeps the socket open while the screen is mounted.
  useStore(chat.$connection)
  useVisibleHeight()
  const { threads, address, found, isOpening, onPick } = useOpenedRoom(search)
  const me = threads.status === 'ready' ? threads.me : null
  const opened = isOpening ? null : found
  const [isPicked, setPicked] = useState(false)
  const box = useFocusOnReturn(opened?.roomId ?? null)
  const other = opened?.members.find(({ id }) => !sameId(id, me))
  const isWide = useIsWide()
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
      <h1 className="messages__title">{t.title}</h1>
      <div className="messages__list">
        {threads.status === 'loading' && <ThreadsSkeleton />}
        {threads.status === 'failed' && <LoadFailed onRetry={() => void chat.refresh()}>{t.failed}</LoadFailed>}
        {threads.status === 'ready' && threads.threads.length > 1 && (
          <p className="messages__answers">
            <AnswersLink />
          </p>
        )}
        {threads.status === 'ready' && (
          <ThreadList
            threads={threads.threads}
            me={threads.me}
            openId={opened?.roomId ?? null}
            onPick={pick}
            onMore={threads.hasMore ? () => void chat.loadMore() : undefined}
          />
        )}
      </div>
      <div className="messages__room">
        {address && isOpening ? (
          <ConversationSkeleton address={address} found={found} me={me} />
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

/** When a conversation closes, focuses its row in the list. */
function useFocusOnReturn(openId: Id | null) {
  const box = useRef<HTMLDivElement>(null)
  const previousId = useRef<Id | null>(null)
  useEffect(() => {
    const closedId = previousId.current
    previousId.current = openId
    if (closedId === null || openId !== null) return
    const row = box.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(roomPath(closedId))}"]`)
    row?.focus()
  }, [openId])
  return box
}

/** Placeholder for the list while it loads. */
function ThreadsSkeleton() {
  const { loading } = useMessages(sharedMessages)
  return (
    <div className="threads-skeleton" role="status" aria-label={loading}>
      <span className="threads-skeleton__search" />
      {[1, 2, 3, 4].map((row) => (
        <span className="threads-skeleton__row" key={row} />
      ))}
    </div>
  )
}
