import type { EditState, VisionEdit } from '@vowkit/sdk-core/vision'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'

export interface EditFormProps {
  edit: VisionEdit
  state: EditState
  /** Whether to focus the text box when the form opens. */
  autoFocus: boolean
}

/** The form for an edit: a text box with suggestions, and the reason if the edit was rejected. */
export function EditForm({ edit, state: { text, isSending, problem, suggestions = [] }, autoFocus }: EditFormProps) {
  const messages = useMessages('vision', visionMessages)
  const fieldId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (autoFocus) area.current?.focus()
  }, [autoFocus])
  useEffect(() => {
    if (problem) area.current?.focus()
  }, [problem])

  return (
    <div className="vk-edit__form">
      <label className="vk-edit__label" htmlFor={fieldId}>
        {messages.editPrompt}
      </label>
      <TextArea
        id={fieldId}
        areaRef={area}
        value={text}
        readOnly={isSending}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${fieldId}-problem`}
        onInput={(event) => edit.setText(event.currentTarget.value)}
        submit={() => void edit.submit()}
      />
      <div id={`${fieldId}-problem`}>{problem && problem !== 'no_edits' && <Alert>{messages[problem]}</Alert>}</div>
      <div className="vk-edit__suggestions">
        {(suggestions.length > 0 ? suggestions : messages.suggestions).map((suggestion) => (
          <button
            type="button"
            className="vk-chip"
            key={suggestion}
            disabled={isSending}
            onClick={() => edit.setText([text.trim(), suggestion].filter(Boolean).join('. '))}
          >
            {suggestion}
          </button>
        ))}
      </div>
    </div>
  )
}
