import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import { MatchSlider } from './match-slider.tsx'

export interface GeneratedImagesProps {
  prompt: string
  images: readonly string[]
}

/** The images of one prompt, each with a slider to rate it. */
export function GeneratedImages({ prompt, images }: GeneratedImagesProps) {
  const t = useMessages(boardMessages)
  return (
    <ul className="image-generator__results" role="list" aria-label={t.drawn}>
      {images.map((src, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two images of one prompt may be the same
        <li key={place} className="image-generator__result" style={{ animationDelay: `${place * 160}ms` }}>
          <img src={src} alt={t.drawnAlt(prompt, place + 1)} />
          <MatchSlider label={t.matchOf(place + 1)} />
        </li>
      ))}
    </ul>
  )
}
