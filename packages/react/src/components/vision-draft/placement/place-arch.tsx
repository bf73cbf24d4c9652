import { type DraftImage, type Placement, placementOf } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { placementMessages } from '../../../messages/english/placement.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlacementDialog } from './placement-dialog.tsx'

export interface PlaceArchProps {
  /** The couple's photo of the venue. */
  image: DraftImage
  disabled: boolean
  onPlace: (placement: Placement | null) => void
}

/** A button that opens the dialog for the place of the ceremony, and a text with the current choice. */
export function PlaceArch({ image, disabled, onPlace }: PlaceArchProps) {
  const messages = useMessages('placement', placementMessages)
  const [isOpen, setOpen] = useState(false)
  const placement = placementOf(image.url)
  return (
    <div className="vk-placement" part="placement">
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <span className="vk-placement__state">{placement ? messages.placed : messages.automatic}</span>
      {isOpen && (
        <PlacementDialog
          image={image}
          placement={placement}
          onPlace={(chosen) => {
            onPlace(chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
