import { visionPath } from '@vowkit/sdk-core/contract'
import { previewText, visionTitle } from '@vowkit/sdk-core/vision'
import { Heart } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { CardMenu } from './card-menu.tsx'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'
import { LoveText } from './love-text.tsx'
import { openVision } from './open-vision.ts'

/** One vision on the board: its image, its title and the start of its prompt. */
export function VisionCard({ vision, onBroken }: CardPictureProps) {
  const card = useRef<HTMLLIElement>(null)
  const title = visionTitle(vision)
  const text = previewText(vision.description)

  function open(event: MouseEvent) {
    // The browser handles clicks that open a new tab or window, or start a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openVision(visionPath(vision.id), card.current?.querySelector<HTMLElement>('.vision-card__stage') ?? null)
  }

  return (
    <li className="vision-card" ref={card}>
      <CardPicture vision={vision} onBroken={onBroken} />
      <div className="vision-card__body">
        <a className="vision-card__link" href={visionPath(vision.id)} onClick={open}>
          {/* Most titles repeat the start of the prompt. Screen readers should not read it twice. */}
          <span className="vision-card__title" aria-hidden={text.trim().startsWith(title) || undefined}>
            {title}
          </span>
          <span className="vision-card__text">{text}</span>
        </a>
        <CardMenu vision={vision} />
        {vision.love && (
          <p className="vision-card__love">
            <Heart size={16} strokeWidth={1.5} aria-hidden="true" data-love={vision.love.by} />
            <LoveText love={vision.love} />
          </p>
        )}
      </div>
    </li>
  )
}
