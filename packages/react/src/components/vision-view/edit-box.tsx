import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditsLeft } from '../../hooks/use-edits-left.ts'
import { type EditListener, useVisionEdit } from '../../hooks/use-vision-edit.ts'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { Button } from '../../ui/button/button.tsx'
import { CreditsDialogLazy } from '../credits-dialog/credits-dialog.lazy.tsx'
import { EditForm } from './edit-form.tsx'
import { EditIdeas } from './edit-ideas.tsx'
import { EditsLeft } from './edits-left.tsx'

export interface EditBoxProps {
  vision: VisionDetail
  /** Whether an image is being created. Until it is complete, the vision cannot be edited. */
  isDisabled?: boolean
  /** Whether to show suggested edits before the form is open. */
  showsIdeas?: boolean
  onEditSubmit?: EditListener
  /** Called when the vision has no edits left. */
  onCreditsNeeded?: () => void
  onCheckout?: (checkout: { url: string }) => unknown
}

/** The "Edit Vision" button with the edit form. Opens the credits dialog when no edits are left. */
export function EditBox({
  vision,
  isDisabled = false,
  showsIdeas = false,
  onEditSubmit,
  onCreditsNeeded,
  onCheckout,
}: EditBoxProps) {
  const messages = useMessages('vision', visionMessages)
  const { edit, state } = useVisionEdit(vision.id, onEditSubmit)
  const needCredits = useLatest(onCreditsNeeded)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state.isOpen && !isDisabled
  const wasOpen = useRef(isOpen)
  const [hasOpened, setHasOpened] = useState(false)
  const left = useEditsLeft(vision)
  const suggested = vision.suggested_edits
  const ideasId = useId()

  useEffect(() => {
    if (state.problem === 'no_edits') needCredits.current?.()
  }, [state.problem, needCredits])
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function open() {
    setHasOpened(true)
    edit.open()
  }

  function start(idea: string) {
    edit.setText(idea)
    open()
  }

  return (
    <div className="vk-edit" data-open={isOpen}>
      {isOpen && <EditForm edit={edit} state={state} suggested={suggested} autoFocus={hasOpened} />}
      {!isOpen && !isDisabled && showsIdeas && left !== 0 && suggested?.[0] && (
        <section className="vk-edit__ideas" aria-labelledby={ideasId}>
          <p className="vk-edit__ideas-title" id={ideasId}>
            {messages.ideas}
          </p>
          <EditIdeas ideas={suggested} onChoose={start} />
        </section>
      )}
      <div className="vk-edit__foot">
        {left !== null && <EditsLeft left={left} />}
        {isOpen && (
          <Button variant="quiet" disabled={state.isSending} onClick={edit.close}>
            {messages.cancel}
          </Button>
        )}
        {/* One button for both actions, so that the button keeps the focus when the form opens or closes. */}
        <Button
          variant="primary"
          buttonRef={button}
          busy={state.isSending}
          busyLabel={messages.submitting}
          aria-disabled={isDisabled || undefined}
          onClick={isDisabled ? undefined : isOpen ? () => void edit.submit() : open}
        >
          {isOpen ? messages.submitEdits : messages.editVision}
        </Button>
      </div>
      {state.problem === 'no_edits' && (
        <CreditsDialogLazy reason="no-edits" onCheckout={onCheckout} onClose={edit.dismiss} />
      )}
    </div>
  )
}
