import { visionPath } from '@vowkit/sdk-core/contract'
import { previewText, visionTitle } from '@vowkit/sdk-core/vision'
import { type MouseEvent, useRef } from 'react'
import { CardMenu } from './card-menu.tsx'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'
import { openVision } from './open-vision.ts'

/** One vision on the board: its picture, its title and the beginning of its words. */
export function VisionCard({ vision, onBroken }: CardPictureProps) {
  const card = useRef<HTMLLIElement>(null)
  const title = visionTitle(vision)
  const text = previewText(vision.description)

  function open(event: MouseEvent) {
    // Another tab, another window, and a file are the browser's own affair.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openVision(visionPath(vision.id), card.current?.querySelector<HTMLElement>('.vision-card__stage') ?? null)
  }

  return (
    <li className="vision-card" ref={card}>
      <CardPicture vision={vision} onBroken={onBroken} />
      <div className="vision-card__body">
        <a className="vision-card__link" href={visionPath(vision.id)} onClick={open}>
          {/* Most titles are how the words begin, which is not to be heard twice. */}
          <span className="vision-card__title" aria-hidden={text.trim().startsWith(title) || undefined}>
            {title}
          </span>
          <span className="vision-card__text">{text}</span>
        </a>
        <CardMenu vision={vision} />
      </div>
    </li>
  )
}
