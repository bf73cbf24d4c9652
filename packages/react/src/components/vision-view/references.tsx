import type { Vision } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Thumbnail } from '../../ui/thumbnail/thumbnail.tsx'

/** The reference images of a vision. `level` is the heading level of the vision's title. */
export function References({ images, level }: Pick<Vision, 'images'> & { level: 1 | 2 }) {
  const messages = useMessages('vision', visionMessages)
  if (images.length === 0) return null
  const Title = level === 1 ? 'h2' : 'h3'
  return (
    <section aria-label={messages.references}>
      <Title className="vk-vision__subtitle">{messages.references}</Title>
      <ul className="vk-vision__references" role="list">
        {images.map(({ image, role }, place) => (
          <li key={image}>
            <Thumbnail
              className="vk-vision__reference"
              src={image}
              alt={role === 'venue' ? messages.venueAlt : messages.referenceAlt(place + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
