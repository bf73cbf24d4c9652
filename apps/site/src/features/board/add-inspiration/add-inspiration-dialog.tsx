import { Dialog, Root } from '@vowkit/react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { boardMessages } from '../messages.ts'
import { IdeaForm } from './idea-form.tsx'
import type { IdeaStart, IdeaValues } from './idea-values.ts'

export interface AddInspirationDialogProps {
  start: IdeaStart
  /** Called with the values of the form when they change. */
  onChange: (values: IdeaValues) => void
  onClose: () => void
}

/** The dialog for a new inspiration. Closing the dialog cancels the upload and stores the values for the next time. */
export function AddInspirationDialog({ start, onChange, onClose }: AddInspirationDialogProps) {
  const t = useMessages(boardMessages)
  const { close } = useMessages(sharedMessages)
  return (
    <Root>
      <Dialog title={t.add} size="wide" closeLabel={close} onClose={onClose}>
        <IdeaForm start={start} onChange={onChange} onDone={onClose} />
      </Dialog>
    </Root>
  )
}
