import { previewText, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'
import { boardMessages } from '../../messages/english/board.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBrokenImage } from '../../shared/use-broken-image.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { ArchDrawing } from '../vision-view/arch-drawing.tsx'

export interface BoardCardProps {
  vision: Vision
  onOpen: (visionId: string) => void
  /** Called when the image fails to load. */
  onBroken: () => void
}

/**
 * A card for a vision, with its title and the start of its prompt. Without an image, it shows a reference image or a
 * sketch.
 */
export function BoardCard({ vision, onOpen, onBroken }: BoardCardProps) {
  const messages = useMessages('board', boardMessages)
  const image = vision.result_image || vision.images[0]?.image || ''
  const { isBroken, imageProps } = useBrokenImage(image)
  const isShown = image !== '' && !isBroken
  const isFirstDrawing = vision.is_processing === true && vision.result_image === ''
  const reportBroken = useLatest(onBroken)
  useEffect(() => {
    if (isBroken) reportBroken.current()
  }, [isBroken, reportBroken])
  return (
    <li>
      <button type="button" className="vk-board__card" part="card" onClick={() => onOpen(vision.id)}>
        <span className="vk-board__stage" data-drawing={isFirstDrawing}>
          {isShown && <img className="vk-fill" src={image} alt="" loading="lazy" {...imageProps} />}
          {(isFirstDrawing || !isShown) && <ArchDrawing isStill={!isFirstDrawing} />}
          {isShown && image === vision.result_image && (
            <span className="vk-board__palette">
              {vision.palette?.map((colour) => (
                <span key={colour} className="vk-board__colour" style={{ backgroundColor: colour }} />
              ))}
            </span>
          )}
          {vision.is_processing && <span className="vk-board__chip">{messages.dreaming}</span>}
        </span>
        <span className="vk-board__name" dir="auto">
          {visionTitle(vision)}
        </span>
        <span className="vk-board__text" dir="auto">
          {previewText(vision.description)}
        </span>
      </button>
    </li>
  )
}
