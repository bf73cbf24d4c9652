import type { Vision } from '@vowkit/sdk-core/vision'
import { useMessages } from '../../messages/use-messages.ts'
import { visionMessages } from '../../messages/vision.ts'

/** The images a vision was made with. */
export function References({ images }: Pick<Vision, 'images'>) {
  const words = useMessages('vision', visionMessages)
  if (images.length === 0) return null
  return (
    <section aria-label={words.references}>
      <h3 className="vk-vision__subtitle">{words.references}</h3>
      <ul className="vk-vision__references">
        {images.map(({ image }, place) => (
          <li key={image}>
            <img className="vk-vision__reference" src={image} alt={words.referenceAlt(place + 1)} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
