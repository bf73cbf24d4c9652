import type { VisionDetail } from '../contract/vision/schema.ts'
import { variantWire } from '../contract/vision/variant-wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { createVisionInvalidation } from './vision-invalidation.ts'

/**
 * Shows a variant of a vision. The watched vision changes immediately. If the request fails, the vision shows the
 * previous variant again, and the function throws an `SdkError`. Of several picks during a pending request, only the
 * last one is sent.
 */
export function pickVariant(ports: FeaturePorts, vision: VisionDetail, variant: number): Promise<void> {
  return ports.once(createPicks)(vision, variant)
}

/** The picks of one vision that the backend has not confirmed yet. */
interface Pending {
  /** The vision as last confirmed by the backend. */
  confirmed: VisionDetail
  /** The index of the last variant that the visitor has picked. */
  wanted: number
  sending: Promise<void>
}

function createPicks(ports: FeaturePorts) {
  const visions = ports.once(createVisionWatch)
  const pending = new Map<string, Pending>()
  ports.onAccountChange(() => pending.clear())

  async function send(id: string, picks: Pending): Promise<void> {
    for (;;) {
      const { wanted } = picks
      const result = await ports.http.call(variantWire.pickVariant, { params: { id }, body: { variant: wanted } })
      if (pending.get(id) !== picks) return
      if (result.ok) picks.confirmed = result.data
      if (result.ok && picks.wanted !== wanted) continue
      pending.delete(id)
      visions.replace(picks.confirmed)
      if (!result.ok) throw result.error
      return ports.once(createVisionInvalidation).invalidate(id)
    }
  }

  return (vision: VisionDetail, variant: number): Promise<void> => {
    visions.replace(withPicked(vision, variant))
    const found = pending.get(vision.id)
    if (found) {
      found.wanted = variant
      return found.sending
    }
    const picks: Pending = { confirmed: vision, wanted: variant, sending: Promise.resolve() }
    pending.set(vision.id, picks)
    picks.sending = send(vision.id, picks)
    return picks.sending
  }
}

/** Returns the vision as it looks after the pick. */
function withPicked(vision: VisionDetail, index: number): VisionDetail {
  const { variants = [], title } = vision
  const picked = variants[index]
  if (!picked) return vision
  const isOwnTitle = !variants.some((variant) => variant.title === title)
  return {
    ...vision,
    result_image: picked.image,
    palette: picked.palette,
    // They are positions in the previous image.
    objects: undefined,
    suggested_edits: undefined,
    title: isOwnTitle ? title : picked.title,
    variants: variants.map((variant, place) => ({ ...variant, is_picked: place === index })),
  }
}
