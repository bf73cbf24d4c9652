import type { Vision } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { ArchSketch } from './arch-sketch.tsx'
import { visionMessages } from './messages.ts'
import { pictureOf } from './picture-of.ts'

export interface CardPictureProps {
  vision: Vision
  /** Called when the image does not load. */
  onBroken: () => void
}

/** The image of a vision's card, or a sketch while the vision is being drawn. */
export function CardPicture({ vision, onBroken }: CardPictureProps) {
  const t = useMessages(visionMessages)
  const [broken, setBroken] = useState('')
  const picture = pictureOf(vision)
  const isShown = picture !== '' && picture !== broken
  const isFirstDrawing = vision.is_processing === true && vision.result_image === ''

  return (
    <div className="vision-card__stage" data-drawing={isFirstDrawing}>
      {isShown && (
        <img
          className="vision-card__image"
          src={picture}
          width={600}
          height={400}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(picture)
            onBroken()
          }}
        />
      )}
      {(isFirstDrawing || !isShown) && <ArchSketch isGrowing={isFirstDrawing} />}
      {isShown && <PaletteStrip colours={vision.palette} />}
      {vision.is_processing && <span className="vision-card__chip">{t.dreaming}</span>}
    </div>
  )
}

/** The colours of an image, shown at the bottom of its card on hover. */
function PaletteStrip({ colours = [] }: { colours?: readonly string[] }) {
  if (colours.length === 0) return null
  return (
    <span className="palette-strip" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} className="palette-strip__colour" style={{ backgroundColor: colour }} />
      ))}
    </span>
  )
}
