import type { Id } from '../contract/primitives.ts'
import type { VisionPack } from '../contract/vision.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { callVision } from './call-vision.ts'

/** What came of asking for a checkout. */
export type CheckoutResult =
  | { ok: true; url: string }
  /** `pack_invalid`: none chosen; `checkout_failed`: refused; `checkout_error`: no usable answer. */
  | { ok: false; code: 'pack_invalid' | 'checkout_failed' | 'checkout_error' }

/** The packs for sale. Throws an `SdkError`. */
export async function listPacks({ http }: Pick<FeaturePorts, 'http'>, signal?: AbortSignal): Promise<VisionPack[]> {
  return answerOf(await callVision(http, 'listVisionPacks', { signal }))
}

/** Starts paying for a pack; `null` means that none was chosen. */
export async function startCheckout(
  { http, notify, random }: Pick<FeaturePorts, 'http' | 'notify' | 'random'>,
  packId: Id | null,
): Promise<CheckoutResult> {
  if (packId === null) {
    notify({ code: 'pack_invalid' })
    return { ok: false, code: 'pack_invalid' }
  }
  const result = await callVision(http, 'createCheckout', {
    body: { pack_id: packId },
    idempotencyKey: random.uuid(),
  })
  if (!result.ok) return { ok: false, code: result.status > 0 ? 'checkout_failed' : 'checkout_error' }
  const url = result.data.checkout_url
  return /^https?:\/\//i.test(url) ? { ok: true, url } : { ok: false, code: 'checkout_failed' }
}
