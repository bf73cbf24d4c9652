import { MatchSlider } from './match-slider.tsx'

export interface GeneratedImagesProps {
  prompt: string
  images: readonly string[]
}

/** The pictures drawn of one prompt, landing one after another, each to be judged. */
export function GeneratedImages({ prompt, images }: GeneratedImagesProps) {
  return (
    <ul className="image-generator__results" role="list" aria-label="Your pictures">
      {images.map((src, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pictures of one prompt may be the same
        <li key={place} className="image-generator__result" style={{ animationDelay: `${place * 160}ms` }}>
          <img src={src} alt={`${prompt}, try ${place + 1}`} />
          <MatchSlider label={`Match of picture ${place + 1}`} />
        </li>
      ))}
    </ul>
  )
}
