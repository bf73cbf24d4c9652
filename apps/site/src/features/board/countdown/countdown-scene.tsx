import './countdown-scene.css'
import type { SceneStage, SceneWish } from '../../../shared/scene/to-scene.ts'
import { useDrawnWish } from '../../../shared/scene/use-drawn-scene.ts'

/** The garden that grows with the countdown. Decorative. Its place stays empty while it is drawn, and if that fails. */
export function CountdownScene({ stage }: { stage: SceneStage }) {
  const addresses = useDrawnWish(JSON.stringify({ styles: [], stage } satisfies SceneWish))
  return (
    <span className="countdown-scene" aria-hidden="true" data-stage={stage}>
      {addresses.map((address) => (
        <img key={address} className="countdown-scene__image" src={address} alt="" />
      ))}
    </span>
  )
}
