import '@vowkit/react/dialog.css'
import { DeleteVision, RenameVision } from '@vowkit/react'
import type { Vision } from '@vowkit/sdk-core/vision'

export interface ManageDialogProps {
  name: 'rename' | 'delete'
  vision: Vision
  onDelete: () => void
  onClose: () => void
}

/** The dialog that renames or deletes a vision of the board. */
export function ManageDialog({ name, vision, onDelete, onClose }: ManageDialogProps) {
  return name === 'rename' ? (
    <RenameVision vision={vision} onClose={onClose} />
  ) : (
    <DeleteVision vision={vision} onDelete={onDelete} onClose={onClose} />
  )
}
