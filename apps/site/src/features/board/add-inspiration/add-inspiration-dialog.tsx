import { Dialog, Root } from '@vowkit/react'
import { IdeaForm } from './idea-form.tsx'
import type { IdeaStart, IdeaValues } from './idea-values.ts'

export interface AddInspirationDialogProps {
  start: IdeaStart
  /** Given what the form holds, whenever that changes. */
  onChange: (values: IdeaValues) => void
  onClose: () => void
}

/** Where an inspiration is written. Closing it stops the sending; what it held is there again when it opens. */
export function AddInspirationDialog({ start, onChange, onClose }: AddInspirationDialogProps) {
  return (
    <Root>
      <Dialog title="Add Inspiration" size="wide" closeLabel="Close" onClose={onClose}>
        <IdeaForm start={start} onChange={onChange} onDone={onClose} />
      </Dialog>
    </Root>
  )
}
