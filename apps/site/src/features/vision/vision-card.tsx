import { visionPath } from '@vowkit/sdk-core/contract'
import type { Vision } from '@vowkit/sdk-core/vision'
import { previewText, visionTitle } from '@vowkit/sdk-core/vision'
import { CardMenu } from './card-menu.tsx'
import { CardPicture } from './card-picture.tsx'

/** One vision on the board: its picture, its title and the beginning of its words. */
export function VisionCard({ vision }: { vision: Vision }) {
  return (
    <li className="vision-card">
      <CardPicture vision={vision} />
      <div className="vision-card__body">
        <a className="vision-card__link" href={visionPath(vision.id)}>
          <span className="vision-card__title">{visionTitle(vision)}</span>
          <span className="vision-card__text">{previewText(vision.description)}</span>
        </a>
        <CardMenu vision={vision} />
      </div>
    </li>
  )
}
