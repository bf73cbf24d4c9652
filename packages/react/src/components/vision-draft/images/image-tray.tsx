import { partsSent, roleOf } from '@vowkit/sdk-core/vision'
import { useRef } from 'react'
import type { useVisionDraft } from '../../../hooks/use-vision-draft.ts'
import { imagesMessages } from '../../../messages/english/images.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlaceArchLazy } from '../placement/place-arch.lazy.tsx'
import { FailedThumb } from './failed-thumb.tsx'
import { ImageThumb } from './image-thumb.tsx'

export type ImageTrayProps = Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'state' | 'submission'>

/** The reference images of a draft, each with a remove button and its upload progress. */
export function ImageTray({ draft, state, submission }: ImageTrayProps) {
  const messages = useMessages('images', imagesMessages)
  const list = useRef<HTMLUListElement>(null)
  const progress = submission.status === 'submitting' ? submission.progress : null
  const venue = state.images.find(({ url }) => roleOf(url) === 'venue')
  const sent = progress === null ? [] : partsSent(state.images, progress)

  /** Moves the focus to the list before an action that removes the focused button. */
  function focusListThen(action: () => void) {
    list.current?.focus()
    action()
  }

  return (
    <div className="vk-tray">
      <ul className="vk-thumbs" role="list" aria-label={messages.images} tabIndex={-1} ref={list}>
        {state.images.map((image, place) => (
          <ImageThumb
            key={image.id}
            image={image}
            sent={sent[place]}
            onRole={(role) => draft.setRole(image.id, role)}
            onRemove={() => focusListThen(() => draft.removeImage(image.id))}
          />
        ))}
        {state.failedImages.map(({ id, name }) => (
          <FailedThumb
            key={id}
            name={name}
            disabled={progress !== null}
            onRetry={() => focusListThen(() => void draft.retryImage(id))}
            onRemove={() => focusListThen(() => draft.removeImage(id))}
          />
        ))}
        {Array.from({ length: state.pendingImages }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
          <li className="vk-thumbs__item" key={place} aria-hidden="true" data-pending="true" />
        ))}
      </ul>
      {venue && (
        <PlaceArchLazy
          image={venue}
          disabled={progress !== null}
          onPlace={(placement) => draft.setPlacement(venue.id, placement)}
        />
      )}
      {/* After a complete upload, the backend may already have created the vision. */}
      {progress !== null && progress < 1 && (
        <Button variant="quiet" onClick={() => focusListThen(draft.cancel)}>
          {messages.cancel}
        </Button>
      )}
    </div>
  )
}
