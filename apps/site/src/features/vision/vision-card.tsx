import { visionPath } from '@vowkit/sdk-core/contract'
import type { Vision } from '@vowkit/sdk-core/vision'
import { previewText, visionTitle } from '@vowkit/sdk-core/vision'

/** One vision on the board: its picture, else its first reference image, else an empty arch. */
export function VisionCard({ vision }: { vision: Vision }) {
  const image = vision.result_image || vision.images[0]?.image
  return (
    <li className="card">
      <a className="card__link" href={visionPath(vision.id)}>
        {image ? (
          <img className="card__image" src={image} alt="" loading="lazy" />
        ) : (
          <span className="card__placeholder" />
        )}
        <span className="card__title">{visionTitle(vision)}</span>
        <span className="card__text">{previewText(vision.description)}</span>
      </a>
    </li>
  )
}
