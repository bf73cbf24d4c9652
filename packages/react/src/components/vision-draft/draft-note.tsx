import { MAX_DESCRIPTION_LENGTH, type DraftNote as Note, type SubmissionState } from '@vowkit/sdk-core/vision'
import { commonMessages } from '../../messages/common.ts'
import { draftMessages } from '../../messages/draft.ts'
import { imagesMessages } from '../../messages/images.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

export interface DraftNoteProps {
  text: string
  note: Note | null
  submission: SubmissionState
  isRestored: boolean
}

/** Shows the most urgent message about the draft. */
export function DraftNote({ text, note, submission, isRestored }: DraftNoteProps) {
  const messages = useMessages('draft', draftMessages)
  const images = useMessages('images', imagesMessages)
  const common = useMessages('common', commonMessages)

  if (submission.status === 'invalid' && isStillInvalid(submission.code, text))
    return <Alert>{messages[submission.code]}</Alert>
  if (submission.status === 'failed' && submission.error.code === 'not_understood')
    return <Alert>{messages.notUnderstood(submission.error.fields.suggestions ?? [])}</Alert>
  if (submission.status === 'failed')
    return <Alert>{/^(network|timeout)$/.test(submission.error.code) ? common.network : messages.submitFailed}</Alert>
  if (submission.status === 'created' && submission.visionId === null)
    return <Alert tone="note">{messages.unnamed}</Alert>
  if (note) return <Alert tone="note">{images[note]}</Alert>
  if (isRestored) return <Alert tone="note">{messages.restored}</Alert>
  return null
}

/** Whether the text still has the problem that caused the rejection. */
function isStillInvalid(code: 'description_blank' | 'description_too_long', text: string): boolean {
  return code === 'description_blank' ? text.trim() === '' : text.length > MAX_DESCRIPTION_LENGTH
}
