import '@vowkit/react/message-card.css'
import { MessageCard, textBesideCard } from '@vowkit/react'
import type { Room, RoomState, ShownMessage } from '@vowkit/sdk-core/chat'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { useDeskAccount } from '../../shared/use-desk-account.ts'
import { Inquiry } from './inquiry.tsx'

/** Maximum distance from the end, in pixels, at which the list counts as scrolled to its end. */
const NEAR_END = 48

export interface MessageLogProps {
  room: Room
  state: Extract<RoomState, { status: 'ready' }>
  name: string
  /** The words of the couple's inquiry, or `""`. Shown if they are not one of the messages. */
  inquiry: string
}

/** The messages of a room, newest at the bottom. It follows new messages unless the reader has scrolled back. */
export function MessageLog({ room, state, name, inquiry }: MessageLogProps) {
  const texts = useTexts(deskTexts)
  const { messages, hasEarlier, isLoadingEarlier } = state
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const newest = messages.at(-1)?.message_id
  const account = useDeskAccount()
  // The message of an inquiry starts with its words. The date and the guests follow.
  const isInquiryApart = !hasEarlier && !messages.some(({ message }) => message.startsWith(inquiry))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useLayoutEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [newest])

  function onScroll() {
    if (!log.current) return
    const { scrollTop, scrollHeight, clientHeight } = log.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
  }

  return (
    <div
      className="log"
      role="log"
      aria-label={texts.conversation(name)}
      aria-busy={isLoadingEarlier}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area needs keyboard access
      tabIndex={0}
      ref={log}
      onScroll={onScroll}
    >
      {hasEarlier && (
        <button
          type="button"
          className="link"
          aria-disabled={isLoadingEarlier}
          onClick={() => !isLoadingEarlier && void room.loadEarlier()}
        >
          {texts.earlier}
        </button>
      )}
      {isInquiryApart && <Inquiry words={inquiry} />}
      {messages.length === 0 && <p className="log__empty">{texts.noMessages(name)}</p>}
      <ul className="messages" role="list">
        {messages.map((message) => (
          <li key={message.client_id ?? message.message_id} className="message" data-own={message.isOwn}>
            <MessageCard message={message} />
            {textBesideCard(message) !== '' && (
              <p className="message__text" dir="auto">
                {textBesideCard(message)}
              </p>
            )}
            {message.author && account && message.author.id !== account.account_id && (
              <p className="message__author" dir="auto">
                {texts.writtenBy(message.author.name)}
              </p>
            )}
            <MessageFoot message={message} room={room} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The time and the delivery state of a message, or what to do with a message that was not sent. */
function MessageFoot({ message, room }: { message: ShownMessage; room: Room }) {
  const texts = useTexts(deskTexts)
  const { state, isOwn, updated_at: time, client_id: clientId = '' } = message
  if (state === 'failed')
    return (
      <p className="message__foot" data-failed>
        {texts.notSent}{' '}
        <button type="button" className="link" onClick={() => room.retry(clientId)}>
          {texts.retry}
        </button>{' '}
        <button type="button" className="link" onClick={() => room.discard(clientId)}>
          {texts.remove}
        </button>
      </p>
    )
  return (
    <p className="message__foot">
      {state === 'sending' ? texts.sending : <time dateTime={time}>{texts.formats.time(time)}</time>}
      {isOwn && state !== 'sending' && ` · ${state === 'read' ? texts.read : texts.sent}`}
    </p>
  )
}
