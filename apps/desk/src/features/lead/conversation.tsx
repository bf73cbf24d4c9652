import { useStore } from '@nanostores/react'
import { BlockedNotice, useClient } from '@vowkit/react'
import { createChat, type Room } from '@vowkit/sdk-core/chat'
import type { Id } from '@vowkit/sdk-core/contract'
import type { DeskLeadDetail, DeskLeadView } from '@vowkit/sdk-core/desk'
import { useEffect, useMemo } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { coupleName } from '../../shared/show-lead.ts'
import { deskTexts } from '../../shared/texts.ts'
import { Composer } from './composer.tsx'
import { Inquiry } from './inquiry.tsx'
import { MessageLog } from './message-log.tsx'
import { useThread } from './use-thread.ts'

export interface ConversationProps {
  view: DeskLeadView
  lead: DeskLeadDetail
}

/** The conversation with a couple. Opens the room when there is none. */
export function Conversation({ view, lead }: ConversationProps) {
  const texts = useTexts(deskTexts)
  const { ports } = useClient()
  const chat = ports.once(createChat)
  const { room_id: roomId } = lead
  const room = useMemo(() => (roomId === undefined ? null : chat.room(roomId)), [chat, roomId])

  useEffect(() => {
    if (roomId === undefined) void view.openRoom()
  }, [view, roomId])

  const name = coupleName(lead, texts)
  return (
    <section className="conversation" aria-label={texts.conversation(name)}>
      {room !== null && roomId !== undefined && (
        <OpenRoom {...{ roomId, room, name }} inquiry={lead.inquiry} onRetry={() => void chat.refresh()} />
      )}
    </section>
  )
}

interface OpenRoomProps {
  roomId: Id
  room: Room
  name: string
  /** The words of the couple's inquiry, or `""`. */
  inquiry: string
  onRetry: () => void
}

function OpenRoom({ roomId, room, name, inquiry, onRetry }: OpenRoomProps) {
  const texts = useTexts(deskTexts)
  const state = useStore(room.$room)
  const thread = useThread(roomId)
  const isBlocked = thread?.is_blocked === true || thread?.is_blocked_by_other === true

  useEffect(() => {
    room.setOpen(true)
    return () => room.setOpen(false)
  }, [room])

  return (
    <>
      {(state.status === 'failed' || state.status === 'missing') && (
        <>
          <Inquiry words={inquiry} />
          <Notice text={texts.conversationFailed} action={texts.retry} onAction={onRetry} />
        </>
      )}
      {state.status === 'ready' ? (
        <MessageLog room={room} state={state} name={name} inquiry={inquiry} />
      ) : (
        <div className="log" aria-busy={state.status === 'loading'} />
      )}
      {isBlocked && thread ? <BlockedNotice thread={thread} name={name} /> : <Composer room={room} name={name} />}
    </>
  )
}
