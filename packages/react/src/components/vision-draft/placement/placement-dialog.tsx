import type { DraftImage, Placement } from '@vowkit/sdk-core/vision'
import { useRef, useState } from 'react'
import { commonMessages } from '../../../messages/common.ts'
import { placementMessages } from '../../../messages/english/placement.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { USUAL_PLACEMENT } from './outline.ts'
import { PlacementHandle } from './placement-handle.tsx'
import { PlacementPreview } from './placement-preview.tsx'

export interface PlacementDialogProps {
  image: DraftImage
  /** The current place of the ceremony. `null` if the visitor has not chosen a place. */
  placement: Placement | null
  /** Called with the chosen place of the ceremony, or with `null` for the automatic place. */
  onPlace: (placement: Placement | null) => void
  onClose: () => void
}

/** A dialog that shows the photo of the venue. The visitor drags the arch and the end of the aisle to their places. */
export function PlacementDialog({ image, placement, onPlace, onClose }: PlacementDialogProps) {
  const messages = useMessages('placement', placementMessages)
  const { close } = useMessages('common', commonMessages)
  const [place, setPlace] = useState(placement ?? USUAL_PLACEMENT)
  const [ratio, setRatio] = useState(2 / 3)
  const stage = useRef<HTMLDivElement>(null)
  const area = () => stage.current?.getBoundingClientRect()

  return (
    <Dialog title={messages.title} closeLabel={close} size="wide" onClose={onClose}>
      <p className="vk-placement__hint">{messages.hint}</p>
      <div className="vk-placement__stage" ref={stage}>
        <img
          className="vk-placement__photo"
          src={image.url}
          alt={image.name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalWidth > 0 && setRatio(naturalHeight / naturalWidth)
          }
        />
        <PlacementPreview placement={place} ratio={ratio} />
        <PlacementHandle
          label={messages.arch}
          point={place.arch}
          area={area}
          onMove={(arch) => setPlace((before) => ({ ...before, arch }))}
        />
        <PlacementHandle
          label={messages.aisleEnd}
          point={place.aisle_end}
          area={area}
          onMove={(end) => setPlace((before) => ({ ...before, aisle_end: end }))}
        />
      </div>
      <p className="vk-placement__hint">{messages.preview}</p>
      <div className="vk-placement__buttons">
        <Button onClick={() => onPlace(null)}>{messages.reset}</Button>
        <Button variant="primary" onClick={() => onPlace(place)}>
          {messages.done}
        </Button>
      </div>
    </Dialog>
  )
}
