import './scene.css'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { SCENE_FALLBACK } from './pictures.ts'
import { ScenePicture } from './scene-picture.tsx'
import { useDrawnScene } from './use-drawn-scene.ts'

/** Beside the steps it is taller than wide, and cut from a wide picture. */
const SIZES = '(min-width: 1000px) 120vh, 100vw'

export interface WeddingSceneProps {
  /** Those chosen so far, in the order they were chosen; the last one leads. */
  styles: readonly WeddingStyle[]
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  className?: string
}

/**
 * The couple's wedding as they describe it. Decorative, and shaped by its container.
 *
 * A picture of our own stands there until the first one is drawn, and for good where none can be.
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
