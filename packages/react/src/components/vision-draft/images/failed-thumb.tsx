import { commonMessages } from '../../../messages/common.ts'
import { imagesMessages } from '../../../messages/english/images.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { RemoveButton } from './remove-button.tsx'

export interface FailedThumbProps {
  name: string
  disabled: boolean
  onRetry: () => void
  onRemove: () => void
}

/** A thumbnail for an image that could not be read, with a retry button. */
export function FailedThumb({ name, disabled, onRetry, onRemove }: FailedThumbProps) {
  const messages = useMessages('images', imagesMessages)
  const { tryAgain } = useMessages('common', commonMessages)
  return (
    <li className="vk-thumbs__item" part="thumb" data-failed="true">
      <span className="vk-thumbs__name">{name}</span>
      <button
        type="button"
        className="vk-thumbs__action"
        aria-label={messages.role(tryAgain, name)}
        disabled={disabled}
        onClick={onRetry}
      >
        <span className="vk-thumbs__chip">{tryAgain}</span>
      </button>
      <RemoveButton name={name} disabled={disabled} onClick={onRemove} />
    </li>
  )
}
