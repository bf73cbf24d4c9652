import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { Vision, VisionDetail } from '@vowkit/sdk-core/vision'
import { atom } from 'nanostores'
import { ownVisionsModule } from '../../shared/compare/brief/own-visions.lazy.ts'
import { useVisions } from '../../shared/compare/brief/use-visions.ts'

const $none = atom(null)

type LatestVision = Vision & Pick<VisionDetail, 'history_images'>

/**
 * The couple's latest finished vision, with a title even if it has none of its own. `undefined` while it loads, and
 * `null` if there is none.
 */
export function useLatestVision(): LatestVision | null | undefined {
  const { ports } = useClient()
  const visions = useVisions()
  const latest = visions?.toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))[0]
  // The module is loaded if there is a vision, because it has loaded the list.
  const module = ownVisionsModule.get()
  const state = useStore(latest && module ? ports.once(module.createVisionWatch).watch(latest.id) : $none)
  if (!visions) return undefined
  if (!latest || !module) return null
  if (state?.status === 'loading') return undefined
  const vision = state && 'vision' in state && state.vision ? state.vision : { ...latest, history_images: [] }
  return { ...vision, title: module.visionTitle(vision) }
}
