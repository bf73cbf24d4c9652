import './scene.css'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { SCENE_FALLBACK } from './pictures.ts'
import { ScenePicture } from './scene-picture.tsx'

export interface WeddingSceneProps {
  /** Those chosen so far, in the order they were chosen; the last one leads. */
  styles: readonly WeddingStyle[]
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  className?: string
}

/** The couple's wedding as they describe it: decorative, and shaped by its container. */
export function WeddingScene({ className = '' }: WeddingSceneProps) {
  return (
    <div className={`wedding-scene ${className}`} aria-hidden="true">
      <ScenePicture picture={SCENE_FALLBACK} sizes="(min-width: 1000px) 42vw, 100vw" />
    </div>
  )
}
