import { imagesMessages } from '../../../messages/english/images.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CloseIcon } from '../../../ui/icon/icon.tsx'

export interface RemoveButtonProps {
  /** The name of the image. */
  name: string
  disabled: boolean
  onClick: () => void
}

/** Removes an image from a draft. */
export function RemoveButton({ name, disabled, onClick }: RemoveButtonProps) {
  const messages = useMessages('images', imagesMessages)
  return (
    <button
      type="button"
      className="vk-thumbs__remove"
      aria-label={messages.removeImage(name)}
      disabled={disabled}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  )
}
