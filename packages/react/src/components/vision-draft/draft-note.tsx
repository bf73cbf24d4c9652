import { MAX_DESCRIPTION_LENGTH, type DraftNote as Note, type SubmissionState } from '@vowkit/sdk-core/vision'
import { commonMessages } from '../../messages/common.ts'
import { draftMessages } from '../../messages/draft.ts'
import { imagesMessages } from '../../messages/english/images.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

export interface DraftNoteProps {
  text: string
  note: Note | null
  submission: SubmissionState
  isRestored: boolean
}

/** Shows the note about the images, and the most urgent message about the draft. */
export function DraftNote({ note, ...draft }: DraftNoteProps) {
  const images = useMessages('images', imagesMessages)
  return (
    <>
      {note && <Alert tone="note">{images[note]}</Alert>}
      <SubmissionNote {...draft} hasNote={note !== null} />
    </>
  )
}

interface SubmissionNoteProps extends Omit<DraftNoteProps, 'note'> {
  /** Whether another note is shown. It is more recent than the restored draft. */
  hasNote: boolean
}

function SubmissionNote({ text, submission, isRestored, hasNote }: SubmissionNoteProps) {
  const messages = useMessages('draft', draftMessages)
  const common = useMessages('common', commonMessages)

  if (submission.status === 'invalid' && isStillInvalid(submission.code, text))
    return <Alert>{messages[submission.code]}</Alert>
  if (submission.status === 'failed' && submission.error.code === 'not_understood')
    return <Alert>{notUnderstood(messages, submission.error.fields.suggestions)}</Alert>
  if (submission.status === 'failed')
    return <Alert>{/^(network|timeout)$/.test(submission.error.code) ? common.network : messages.submitFailed}</Alert>
  if (submission.status === 'created' && submission.visionId === null)
    return <Alert tone="note">{messages.unnamed}</Alert>
  if (isRestored && !hasNote) return <Alert tone="note">{messages.restored}</Alert>
  return null
}

/** Whether the text still has the problem that caused the rejection. */
function isStillInvalid(code: 'description_blank' | 'description_too_long', text: string): boolean {
  return code === 'description_blank' ? text.trim() === '' : text.length > MAX_DESCRIPTION_LENGTH
}

function notUnderstood(messages: typeof draftMessages, suggestions: readonly string[] = []): string {
  return suggestions.length > 0 ? messages.nothingUnderstoodBut(suggestions.join(', ')) : messages.nothingUnderstood
}
