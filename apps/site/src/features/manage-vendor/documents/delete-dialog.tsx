import { Alert, Button, Dialog, Root } from '@vowkit/react'
import type { LeadFile, LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useFailureText } from '../../../shared/form/use-failure-text.ts'
import { useCommonMessages } from '../../../shared/language/use-common-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { manageVendorMessages } from '../messages.ts'

export interface DeleteDialogProps {
  file: LeadFile
  view: LeadView
  onDeleted: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of a document. */
export function DeleteDialog({ file, view, onDeleted, onClose }: DeleteDialogProps) {
  const { documents: t } = useMessages(manageVendorMessages)
  const { close, loading } = useCommonMessages()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useNetworkTold()

  async function remove(): Promise<void> {
    setBusy(true)
    setFailure(null)
    const result = await view.remove(file.id)
    setBusy(false)
    if (result.ok) onDeleted()
    else setFailure(failureText(result.error, t.deleteFailed))
  }

  return (
    <Root>
      <Dialog title={t.deleteTitle} closeLabel={close} onClose={onClose}>
        <p className="dialog-text">{t.deleteQuestion}</p>
        <p className="dialog-text">
          <strong>
            <bdi>{file.file_name}</bdi>
          </strong>
        </p>
        {failure !== null && <Alert>{failure}</Alert>}
        <div className="dialog-choices">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={loading} onClick={() => void remove()}>
            {t.delete}
          </Button>
        </div>
      </Dialog>
    </Root>
  )
}
