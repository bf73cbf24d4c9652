import './scene.css'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { SCENE_FALLBACK } from './pictures.ts'
import { ScenePicture } from './scene-picture.tsx'
import { useDrawnScene } from './use-drawn-scene.ts'

/** On wide screens the container is taller than wide, and crops a wide image. */
const SIZES = '(min-width: 1000px) 120vh, 100vw'

export interface WeddingSceneProps {
  /** The chosen styles, in the order they were chosen. The last one decides the setting. */
  styles: readonly WeddingStyle[]
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  className?: string
}

/**
 * An image of the wedding, drawn from the couple's choices. Decorative. Its container sets its size. Shows a default
 * image until the first image is drawn, and if drawing fails.
 */
export function WeddingScene({ styles, weddingDate, className = '' }: WeddingSceneProps) {
  const addresses = useDrawnScene(styles, weddingDate)

  return (
    <div className={`wedding-scene ${className}`} aria-hidden="true">
      <ScenePicture picture={SCENE_FALLBACK} sizes={SIZES} />
      {addresses.map((address) => (
        <img key={address} className="wedding-scene__drawn" src={address} alt="" />
      ))}
    </div>
  )
}
