import { type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { useManageVision } from '../../hooks/use-manage-vision.ts'
import { commonMessages } from '../../messages/common.ts'
import { manageMessages } from '../../messages/english/manage.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

export interface DeleteVisionProps {
  vision: Pick<Vision, 'id' | 'title' | 'description'>
  /** Called after the vision has been deleted. */
  onDelete: () => void
  /** Called when the visitor decides to keep the vision. */
  onClose: () => void
}

/** A dialog that names a vision and asks the visitor to confirm the deletion. */
export function DeleteVision({ vision, onDelete, onClose }: DeleteVisionProps) {
  const messages = useMessages('manage', manageMessages)
  const { close } = useMessages('common', commonMessages)
  const { status, remove } = useManageVision(vision.id)

  return (
    <Root>
      <Dialog title={messages.deleteTitle} closeLabel={close} onClose={onClose}>
        <div className="vk-manage">
          {status === 'failed' && <Alert>{messages.deleteFailed}</Alert>}
          <p className="vk-manage__text" dir="auto">
            {messages.deleteWarning(visionTitle(vision))}
          </p>
          <div className="vk-manage__buttons">
            <Button onClick={onClose}>{messages.keep}</Button>
            <Button
              variant="primary"
              busy={status === 'busy'}
              busyLabel={messages.deleting}
              onClick={async () => {
                if (await remove()) onDelete()
              }}
            >
              {messages.delete}
            </Button>
          </div>
        </div>
      </Dialog>
    </Root>
  )
}
