import type { Id } from '../../contract/shared/primitives.ts'
import { safeAddress } from '../../contract/shared/redirects.ts'
import type { VisionPack } from '../../contract/vision/schema.ts'
import { visionWire } from '../../contract/vision/wire.ts'
import { unwrapResult } from '../../http/call-result.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { noteBalance } from './checkout-return.ts'
import { createIntentKey, type IntentKey } from './intent-key.ts'

/** What came of asking for a checkout. */
export type CheckoutResult =
  | { ok: true; url: string }
  /** `pack_invalid`: none chosen; `checkout_failed`: refused; `checkout_error`: no usable answer. */
  | { ok: false; code: 'pack_invalid' | 'checkout_failed' | 'checkout_error' }

/** The packs for sale. Throws an `SdkError`. */
export async function listPacks({ http }: Pick<FeaturePorts, 'http'>, signal?: AbortSignal): Promise<VisionPack[]> {
  return unwrapResult(await http.call(visionWire.listVisionPacks, { signal }))
}

/**
 * Starts paying for a pack; `null` means that none was chosen. Asking again after a lost answer is the same checkout.
 * On our own site the payment leads back to this page.
 */
export async function startCheckout(ports: FeaturePorts, packId: Id | null): Promise<CheckoutResult> {
  if (packId === null) {
    ports.notify({ code: 'pack_invalid' })
    return { ok: false, code: 'pack_invalid' }
  }
  const isSite = ports.mode === 'site'
  // The address of somebody else's page is not read.
  const home = new URL(isSite ? ports.navigation.address() : ports.apiHost)
  const key = ports.once(createCheckoutKey)
  const result = await ports.http.call(visionWire.createCheckout, {
    body: { pack_id: packId, return_to: isSite ? home.origin + home.pathname : undefined },
    idempotencyKey: key.of(String(packId)),
  })
  if (result.status > 0) key.forget()
  if (!result.ok) return { ok: false, code: result.status > 0 ? 'checkout_failed' : 'checkout_error' }
  const address = safeAddress(result.data.checkout_url, home.origin, ports.redirectHosts)
  if (address === null) return { ok: false, code: 'checkout_failed' }
  if (isSite) noteBalance(ports)
  return { ok: true, url: new URL(address, home).href }
}

function createCheckoutKey(ports: FeaturePorts): IntentKey {
  return createIntentKey(ports)
}
