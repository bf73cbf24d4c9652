import { useLanguage } from '../../../shared/language/use-messages.ts'
import type { SceneStage, SceneWish } from '../../../shared/scene/to-scene.ts'
import { useDrawnWish } from '../../../shared/scene/use-drawn-scene.ts'
import { useLatestVision } from '../use-latest-vision.ts'

/**
 * The venue, arch and flowers of the couple's latest vision, or a garden. The scene grows with the countdown.
 * Decorative.
 */
export function CountdownScene({ stage }: { stage: SceneStage }) {
  const latest = useLatestVision()
  const { language } = useLanguage()
  const vision = latest && {
    prompt: latest.description,
    edits: latest.history_images.map(({ description }) => description),
    language,
  }
  const wish: SceneWish = { styles: [], stage, ...(vision && { vision }) }
  const addresses = useDrawnWish(latest === undefined ? '' : JSON.stringify(wish))
  return addresses.map((address) => <img key={address} className="countdown-scene__image" src={address} alt="" />)
}
