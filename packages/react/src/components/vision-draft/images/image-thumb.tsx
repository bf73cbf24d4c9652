import { type DraftImage, type ImageRole, roleOf } from '@vowkit/sdk-core/vision'
import { imagesMessages } from '../../../messages/english/images.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useBrokenImage } from '../../../shared/use-broken-image.ts'
import { RemoveButton } from './remove-button.tsx'

export interface ImageThumbProps {
  image: DraftImage
  /** The upload progress from 0 to 1. Present only while the draft is being submitted. */
  sent?: number
  onRole: (role: ImageRole) => void
  onRemove: () => void
}

/**
 * A thumbnail of a reference image, with buttons for its role and its removal. Shows the file name if the browser
 * cannot decode the image.
 */
export function ImageThumb({ image: { url, name }, sent, onRole, onRemove }: ImageThumbProps) {
  const messages = useMessages('images', imagesMessages)
  const { isBroken, imageProps } = useBrokenImage(url)
  const isSending = sent !== undefined
  const role = roleOf(url)

  return (
    <li className="vk-thumbs__item" part="thumb">
      {isBroken ? (
        <span className="vk-thumbs__name" role="img" aria-label={name}>
          {name}
        </span>
      ) : (
        <img className="vk-thumbs__image" src={url} alt={name} {...imageProps} />
      )}
      {isSending ? (
        <progress className="vk-thumbs__progress" value={sent} aria-label={messages.sendingImage(name)} />
      ) : (
        <button
          type="button"
          className="vk-thumbs__action"
          aria-label={messages.role(messages[role], name)}
          data-on={role === 'venue'}
          onClick={() => onRole(role === 'venue' ? 'inspiration' : 'venue')}
        >
          <span className="vk-thumbs__chip">{messages[role]}</span>
        </button>
      )}
      <RemoveButton name={name} disabled={isSending} onClick={onRemove} />
    </li>
  )
}
