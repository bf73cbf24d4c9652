import { continuedVision, MAX_DESCRIPTION_LENGTH } from '@vowkit/sdk-core/vision'
import { type ReactNode, useId, useRef } from 'react'
import { useDebouncedValue } from '../../hooks/use-debounced-value.ts'
import { useSample } from '../../hooks/use-sample.ts'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { draftMessages } from '../../messages/draft.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { ArchIcon, CameraIcon, ImagePlusIcon, ShuffleIcon, UndoIcon } from '../../ui/icon/draft-icons.ts'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { CharacterCount } from './character-count.tsx'
import { ImageTray } from './images/image-tray.tsx'
import { isIncomplete, useComposerSubmit } from './use-composer-submit.ts'

/** Number of remaining characters below which the count appears. */
const COUNT_THRESHOLD = 300
/** Pause in typing, in milliseconds, after which the text box grows. */
const GROW_DELAY_MS = 100

export interface ComposerProps extends ReturnType<typeof useVisionDraft> {
  /** Enables the button if there are images but no prompt. Submitting then shows that a prompt is required. */
  takesImagesAlone?: boolean
  /** Shown over the form while files are dragged. */
  overlay?: ReactNode
}

/** The form for a vision: the prompt, the reference images and the submit button. */
export function Composer(props: ComposerProps) {
  const { draft, state, submission, setText, takesImagesAlone, overlay } = props
  const messages = useMessages('draft', draftMessages)
  const { nextSample, shown } = useSample(draft, messages.samples)
  const { area, button, isPressed, submitShown, formProps } = useComposerSubmit(props)
  const sizingText = useDebouncedValue(state.text, GROW_DELAY_MS, isPressed)
  const hintId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const sampleButton = useRef<HTMLButtonElement>(null)
  const isBusy = submission.status === 'submitting'
  const isSample = state.replacedText !== null
  const isWanting = isIncomplete(state.text, state.images, takesImagesAlone)
  const hasImages = state.images.length + state.pendingImages + state.failedImages.length > 0

  function openPicker(withCamera: boolean) {
    const input = picker.current
    if (withCamera) input?.setAttribute('capture', 'environment')
    else input?.removeAttribute('capture')
    input?.click()
  }

  return (
    <form className="vk-composer" part="composer" noValidate {...formProps}>
      <TextArea
        name="description"
        aria-label={messages.label}
        placeholder={messages.placeholder}
        value={state.text}
        roomFor={state.isTyping ? state.text : sizingText}
        areaRef={area}
        readOnly={isBusy}
        aria-invalid={submission.status === 'invalid' || undefined}
        submit={submitShown}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {hasImages && <ImageTray draft={draft} state={state} submission={submission} />}
      {continuedVision(state) && <p className="vk-composer__note">{messages.continues}</p>}
      <div className="vk-composer__tools">
        <input
          ref={picker}
          className="vk-composer__picker"
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void draft.addImages([...(currentTarget.files ?? [])])
            // Reset the value, because the input dispatches no `change` event if the visitor selects the same file
            // again.
            currentTarget.value = ''
          }}
        />
        <Button icon={<ImagePlusIcon />} disabled={isBusy} onClick={() => openPicker(false)}>
          {messages.addImages}
        </Button>
        <span className="vk-composer__camera">
          <Button
            icon={<CameraIcon />}
            disabled={isBusy}
            aria-label={messages.takePhoto}
            onClick={() => openPicker(true)}
          />
        </span>
        <Button
          variant="quiet"
          icon={<ShuffleIcon />}
          buttonRef={sampleButton}
          disabled={isBusy}
          // Uses `aria-disabled`, because `disabled` would remove the focus, so that the keyboard could not request the
          // next sample.
          aria-disabled={state.isTyping || undefined}
          onClick={() => state.isTyping || void nextSample()}
        >
          {isSample ? messages.nextSample : messages.trySample}
        </Button>
        {isSample && !state.isTyping && (
          <Button
            variant="quiet"
            icon={<UndoIcon />}
            onClick={() => {
              draft.undoSample()
              sampleButton.current?.focus()
            }}
          >
            {messages.undoSample}
          </Button>
        )}
        <span className="vk-sr" aria-live="polite">
          {isSample && !state.isTyping && shown && messages.sampleShown(shown.number, shown.total, state.text)}
        </span>
        {state.text.length > MAX_DESCRIPTION_LENGTH - COUNT_THRESHOLD && (
          <CharacterCount used={state.text.length} limit={MAX_DESCRIPTION_LENGTH} />
        )}
        <span className="vk-composer__go" title={isWanting ? messages.generateHint : undefined}>
          <Button
            type="submit"
            variant="primary"
            part="send button"
            buttonRef={button}
            icon={<ArchIcon />}
            disabled={isWanting || state.isTyping}
            busy={isBusy}
            busyLabel={messages.generating}
            aria-describedby={isWanting ? hintId : undefined}
          >
            {messages.generate}
          </Button>
          {isWanting && (
            <span id={hintId} hidden>
              {messages.generateHint}
            </span>
          )}
        </span>
      </div>
      {overlay}
    </form>
  )
}
