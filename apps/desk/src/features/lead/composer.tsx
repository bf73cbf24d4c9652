import { useStore } from '@nanostores/react'
import { Button } from '@vowkit/react'
import { MAX_MESSAGE_LENGTH, type Room } from '@vowkit/sdk-core/chat'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'

export interface ComposerProps {
  room: Room
  name: string
}

/** The message field with quick replies. Enter sends, Shift+Enter starts a new line. */
export function Composer({ room, name }: ComposerProps) {
  const texts = useTexts(deskTexts)
  const draft = useStore(room.$draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const isTooLong = draft.length > MAX_MESSAGE_LENGTH

  function send(event: FormEvent) {
    event.preventDefault()
    field.current?.focus()
    if (draft.trim() !== '' && !isTooLong) room.send()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods confirm a word with Enter. Safari reports that key with the code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event)
  }

  function pick(reply: string) {
    room.setDraft(draft.trim() === '' ? reply : `${draft.trimEnd()} ${reply}`)
    field.current?.focus()
  }

  return (
    <form className="composer" onSubmit={send}>
      <fieldset className="composer__replies">
        <legend className="vk-sr">{texts.quickReplies}</legend>
        {texts.replies.map((reply) => (
          <button key={reply} type="button" className="chip" onClick={() => pick(reply)}>
            {reply}
          </button>
        ))}
      </fieldset>
      <div className="composer__row">
        <textarea
          ref={field}
          rows={2}
          dir="auto"
          aria-label={texts.messageTo(name)}
          aria-invalid={isTooLong}
          aria-describedby={errorId}
          placeholder={texts.placeholder}
          value={draft}
          onChange={({ target }) => room.setDraft(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" aria-disabled={draft.trim() === '' || isTooLong}>
          {texts.send}
        </Button>
      </div>
      <p className="composer__error" id={errorId} role="status">
        {isTooLong && texts.tooLong(MAX_MESSAGE_LENGTH)}
      </p>
    </form>
  )
}
