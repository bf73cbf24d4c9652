import '@vowkit/react/conversation-safety.css'
import { useStore } from '@nanostores/react'
import { BlockedNotice, ConversationSafety } from '@vowkit/react'
import type { ChatThread } from '@vowkit/sdk-core/chat'
import { type Id, manageVendorPath, SITE_PATHS, sameId, vendorPath } from '@vowkit/sdk-core/contract'
import { ChevronRight, FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { openPath } from '../../shared/router.ts'
import { Composer } from './composer.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { LogSkeleton } from './conversation-skeleton.tsx'
import { MessageLog } from './message-log.tsx'
import { chatMessages } from './messages.ts'
import { NoThread } from './no-thread.tsx'
import { summarizeThread } from './thread-summary.ts'
import { useChat } from './use-chat.ts'
import { useEscape } from './use-escape.ts'
import { useIsWide } from './use-is-wide.ts'
import { useThreadVendor } from './use-thread-vendor.ts'

export interface ConversationProps {
  /** A conversation of the signed-in account. */
  thread: ChatThread
  me: Id | null
  /** Whether the conversation takes the focus on mount. True after the user picked it. */
  takesFocus: boolean
}

/** One conversation: its messages and the composer. */
export function Conversation({ thread, me, takesFocus }: ConversationProps) {
  const t = useMessages(chatMessages)
  const chat = useChat()
  const room = chat.room(thread.roomId)
  const state = useStore(room.$room)
  const box = useRef<HTMLElement>(null)
  const wantsFocus = useRef(takesFocus)
  // The unread count on open. Reading the messages resets the stored count, but the "New" mark stays.
  const [unread] = useState(thread.unread ?? 0)
  const { name, image, userType } = summarizeThread(thread, me, t)
  const { vendor } = useThreadVendor(thread.members.find(({ id }) => !sameId(id, me))?.id)
  const isWide = useIsWide()
  const isBlocked = thread.is_blocked === true || thread.is_blocked_by_other === true
  useEscape(box, () => openPath(SITE_PATHS.dashboard_messages))

  useEffect(() => {
    room.setOpen(true)
    return () => room.setOpen(false)
  }, [room])
  useEffect(() => {
    if (!wantsFocus.current) return
    // On phones, focus in the text field would open the keyboard.
    const target = window.matchMedia('(min-width: 800px)').matches ? 'textarea' : 'h2'
    box.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [])

  if (state.status === 'missing') return <NoThread />
  return (
    <section className="conversation" aria-label={name} ref={box}>
      <ConversationHead name={name} image={image} type={userType} href={vendor && vendorPath(vendor.id)}>
        <ConversationSafety thread={thread} name={name} />
      </ConversationHead>
      {vendor && !isWide && (vendor.is_first_invoice || vendor.is_first_file) && (
        <a className="conversation__shared" href={manageVendorPath(vendor.id)}>
          <FileText size={18} strokeWidth={1.5} aria-hidden="true" />
          {t.contractAndPayments}
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
      <ConnectionBanner />
      {state.status === 'loading' && <LogSkeleton />}
      {state.status === 'failed' && <LoadFailed onRetry={() => void chat.refresh()}>{t.conversationFailed}</LoadFailed>}
      {state.status === 'ready' && <MessageLog room={room} state={state} name={name} unread={unread} />}
      {isBlocked ? <BlockedNotice thread={thread} name={name} /> : <Composer room={room} name={name} />}
    </section>
  )
}
