import { ASSISTANT_MESSAGE_LIMIT, canSend, isTooLong } from '@vowkit/sdk-core/assistant'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { icon } from '../../ui/icon/icon.tsx'

const SendIcon = /* @__PURE__ */ icon('M22 2 11 13M22 2l-7 20-4-9-9-4z')
const StopIcon = /* @__PURE__ */ icon('M7 7h10v10H7z')
/** Length of the question from which the character count is shown. */
const COUNT_THRESHOLD = 80

interface QuestionFormProps {
  text: string
  /** Whether a reply is in progress. */
  isBusy: boolean
  areaRef: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
  onSend: () => void
  onStop: () => void
}

/** The form for a question. While a reply is in progress and the box is empty, the button stops the reply. */
export function QuestionForm({ text, isBusy, areaRef, onChange, onSend, onStop }: QuestionFormProps) {
  const messages = useMessages('assistant', assistantMessages)
  const hintId = useId()
  const isOver = isTooLong(text)
  const hasStop = isBusy && text.trim() === ''

  function sendByKey(event: KeyboardEvent) {
    // Ignore the Enter that ends an IME composition. Safari marks it only with key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSend()
  }

  return (
    <form
      className="vk-ask"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="vk-ask__box" data-over={isOver}>
        <div className="vk-ask__field">
          <textarea
            className="vk-ask__input"
            part="input"
            rows={1}
            dir="auto"
            name="question"
            autoComplete="off"
            enterKeyHint="send"
            aria-label={messages.label}
            aria-invalid={isOver || undefined}
            aria-describedby={isOver ? hintId : undefined}
            placeholder={messages.placeholder}
            value={text}
            ref={areaRef}
            onKeyDown={sendByKey}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <div className="vk-ask__copy" aria-hidden="true">{`${text} `}</div>
        </div>
        {hasStop ? (
          <button type="button" className="vk-ask__send" part="button" aria-label={messages.stop} onClick={onStop}>
            <StopIcon />
          </button>
        ) : (
          <button
            type="submit"
            className="vk-ask__send"
            part="send button"
            aria-label={messages.send}
            aria-disabled={!canSend(text)}
          >
            <SendIcon />
          </button>
        )}
      </div>
      <div className="vk-ask__hint" id={hintId}>
        <span role="alert">{isOver && messages.tooLong}</span>
        {text.length >= COUNT_THRESHOLD && <span>{messages.counter(text.length, ASSISTANT_MESSAGE_LIMIT)}</span>}
      </div>
    </form>
  )
}
