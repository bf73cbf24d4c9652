import { useStore } from '@nanostores/react'
import { MAX_MESSAGE_LENGTH, type Room } from '@vowkit/sdk-core/chat'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { chatMessages } from './messages.ts'
import { useAutosizeTextarea } from './use-autosize-textarea.ts'

/** Message length from which the character count is visible. */
const COUNT_FROM = MAX_MESSAGE_LENGTH - 500

/** The message field. Enter sends, Shift+Enter starts a new line. Each conversation has its own draft. */
export function Composer({ room, name }: { room: Room; name: string }) {
  const t = useMessages(chatMessages)
  const draft = useStore(room.$draft)
  const field = useAutosizeTextarea(draft)
  const countId = useId()
  const isTooLong = draft.length > MAX_MESSAGE_LENGTH
  const canSend = draft.trim() !== '' && !isTooLong

  function send(event: FormEvent): void {
    event.preventDefault()
    field.current?.focus()
    if (canSend) room.send()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { nativeEvent, key, shiftKey } = event
    if (key !== 'Enter' || shiftKey || isInputMethodKey(nativeEvent)) return
    send(event)
  }

  return (
    <form className="composer" onSubmit={send}>
      <textarea
        ref={field}
        className="composer__field"
        rows={1}
        dir="auto"
        aria-required
        aria-label={t.messageTo(name)}
        aria-describedby={countId}
        aria-invalid={isTooLong}
        placeholder={t.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        onChange={(event) => room.setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="composer__send" aria-label={t.send} {...ariaDisabledProps(!canSend)}>
        <SendHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <p className="composer__count" id={countId} data-over={isTooLong || undefined}>
        {draft.length > COUNT_FROM && t.characters(draft.length, MAX_MESSAGE_LENGTH)}
      </p>
      {/* A separate live region, because the count would be announced on every keystroke. */}
      <p className="visually-hidden" role="status">
        {isTooLong && t.tooLong(MAX_MESSAGE_LENGTH)}
      </p>
    </form>
  )
}
