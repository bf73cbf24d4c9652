import type { EditState, VisionEdit } from '@vowkit/sdk-core/vision'
import { useEffect, useId, useRef } from 'react'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { EditIdeas } from './edit-ideas.tsx'

export interface EditFormProps {
  edit: VisionEdit
  state: EditState
  /** Edits that visibly change the image. Default: three edits that change most images. */
  suggested?: readonly string[] | undefined
  /** Whether to focus the text box when the form opens. */
  autoFocus: boolean
}

/** The form for an edit: a text box with suggestions, and the reason if the edit was rejected. */
export function EditForm({ edit, state, suggested, autoFocus }: EditFormProps) {
  const { text, isSending, problem, suggestions = [] } = state
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
      <EditIdeas
        ideas={suggestions.length > 0 ? suggestions : (suggested ?? messages.suggestions)}
        isDisabled={isSending}
        onChoose={(idea) => edit.setText([text.trim(), idea].filter(Boolean).join('. '))}
      />
    </div>
  )
}
