import { Alert, Button, commonMessages, Dialog, Root } from '@vowkit/react'
import type { LeadFile, LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { failureText } from '../failure-text.ts'

export interface DeleteDialogProps {
  file: LeadFile
  view: LeadView
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of a document. */
export function DeleteDialog({ file, view, onDeleted, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useNetworkTold()

  async function remove(): Promise<void> {
    setBusy(true)
    setFailure(null)
    const result = await view.remove(file.id)
    setBusy(false)
    if (result.ok) onDeleted()
    else setFailure(failureText(result.error, 'The document could not be deleted. Please try again.'))
  }

  return (
    <Root>
      <Dialog title="Delete document" closeLabel={commonMessages.close} onClose={onClose}>
        <p className="dialog-text">Are you sure you want to delete this document?</p>
        <p className="dialog-text">
          <strong>
            <bdi>{file.file_name}</bdi>
          </strong>
        </p>
        {failure !== null && <Alert>{failure}</Alert>}
        <div className="dialog-choices">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={commonMessages.loading} onClick={() => void remove()}>
            Delete
          </Button>
        </div>
      </Dialog>
    </Root>
  )
}
