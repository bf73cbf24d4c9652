import './delete-inspiration.css'
import { Alert, Button, Dialog, Root, useClient } from '@vowkit/react'
import { createInspirationBoard, deleteInspiration, type Inspiration } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { boardToolsMessages } from '../workspace/messages.ts'

export interface DeleteInspirationDialogProps {
  inspiration: Inspiration
  onClose: () => void
}

/** A dialog that names an inspiration and asks the couple to confirm the deletion. */
export function DeleteInspirationDialog({ inspiration, onClose }: DeleteInspirationDialogProps) {
  const t = useMessages(boardToolsMessages)
  const { close } = useMessages(sharedMessages)
  const categoryName = useCategoryName()
  const { ports } = useClient()
  const [status, setStatus] = useState<'open' | 'busy' | 'failed'>('open')

  async function remove() {
    setStatus('busy')
    const result = await deleteInspiration(ports, inspiration.id ?? '')
    if (!result.ok) return setStatus('failed')
    void ports.once(createInspirationBoard).refresh()
    onClose()
  }

  return (
    <Root>
      <Dialog title={t.deleteTitle} closeLabel={close} onClose={onClose}>
        {status === 'failed' && <Alert>{t.deleteFailed}</Alert>}
        <p className="delete-inspiration__text">{t.deleteWarning(categoryName(inspiration.category))}</p>
        <div className="delete-inspiration__buttons">
          <Button onClick={onClose}>{t.keep}</Button>
          <Button variant="primary" busy={status === 'busy'} busyLabel={t.deleting} onClick={() => void remove()}>
            {t.delete}
          </Button>
        </div>
      </Dialog>
    </Root>
  )
}
