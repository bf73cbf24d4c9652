import './scene.css'
import { SCENE_FALLBACK } from './pictures.ts'
import { ScenePicture } from './scene-picture.tsx'
import { type SceneChoices, useDrawnScene } from './use-drawn-scene.ts'

/** On wide screens the container is taller than wide, and crops a wide image. */
const SIZES = '(min-width: 1000px) 120vh, 100vw'

export interface WeddingSceneProps extends SceneChoices {
  className?: string
}

/**
 * An image of the wedding, drawn from the couple's choices. Decorative. Its container sets its size. Shows a default
 * image until the first image is drawn, and if drawing fails.
 */
export function WeddingScene({ className = '', ...choices }: WeddingSceneProps) {
  const addresses = useDrawnScene(choices)

  return (
    <div className={`wedding-scene ${className}`} aria-hidden="true">
      <ScenePicture picture={SCENE_FALLBACK} sizes={SIZES} />
      {addresses.map((address) => (
        <img key={address} className="wedding-scene__drawn" src={address} alt="" />
      ))}
    </div>
  )
}
