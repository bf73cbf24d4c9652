import { MAX_TITLE_LENGTH, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useManageVision } from '../../hooks/use-manage-vision.ts'
import { commonMessages } from '../../messages/common.ts'
import { manageMessages } from '../../messages/english/manage.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'

export interface RenameVisionProps {
  vision: Pick<Vision, 'id' | 'title' | 'description'>
  /** Called after the new title has been saved, and when the visitor closes the dialog. */
  onClose: () => void
}

/** A dialog with the title of a vision, which the visitor can change. */
export function RenameVision({ vision, onClose }: RenameVisionProps) {
  const messages = useMessages('manage', manageMessages)
  const { close } = useMessages('common', commonMessages)
  const { status, rename } = useManageVision(vision.id)
  const [title, setTitle] = useState(() => visionTitle(vision))
  const [isBlank, setBlank] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (status === 'busy') return
    setBlank(title.trim() === '')
    if (title.trim() !== '' && (await rename(title.trim()))) onClose()
  }

  return (
    <Root>
      <Dialog title={messages.renameTitle} closeLabel={close} onClose={onClose}>
        <form className="vk-manage" noValidate onSubmit={(event) => void save(event)}>
          {(isBlank || status === 'failed') && <Alert>{isBlank ? messages.titleBlank : messages.renameFailed}</Alert>}
          <TextField
            label={messages.titleLabel}
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            dir="auto"
            inputRef={field}
            onText={setTitle}
          />
          <Button type="submit" variant="primary" busy={status === 'busy'} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </form>
      </Dialog>
    </Root>
  )
}
