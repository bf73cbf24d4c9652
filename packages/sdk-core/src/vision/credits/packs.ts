import type { Id } from '../../contract/shared/primitives.ts'
import { safeAddress } from '../../contract/shared/redirects.ts'
import { creditsWire } from '../../contract/vision/credits-wire.ts'
import type { VisionPack } from '../../contract/vision/schema.ts'
import { unwrapResult } from '../../http/call-result.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { storeBalance } from './checkout-return.ts'
import { createIntentKey, type IntentKey } from './intent-key.ts'

/** The result of starting a checkout. */
export type CheckoutResult =
  | { ok: true; url: string }
  /**
   * `pack_invalid`: the visitor has chosen no pack. `checkout_failed`: the backend rejected the checkout.
   * `checkout_error`: there was no response.
   */
  | { ok: false; code: 'pack_invalid' | 'checkout_failed' | 'checkout_error' }

/** Fetches the packs that are for sale. Throws an `SdkError` if the request fails. */
export async function listPacks({ http }: Pick<FeaturePorts, 'http'>, signal?: AbortSignal): Promise<VisionPack[]> {
  return unwrapResult(await http.call(creditsWire.listVisionPacks, { signal }))
}

/**
 * Starts the payment of a pack. `null` means that the visitor has chosen no pack. After a lost response, another call
 * continues the same checkout. In site mode, the payment page returns to this page.
 */
export async function startCheckout(ports: FeaturePorts, packId: Id | null): Promise<CheckoutResult> {
  if (packId === null) {
    ports.notify({ code: 'pack_invalid' })
    return { ok: false, code: 'pack_invalid' }
  }
  const isSite = ports.mode === 'site'
  // The client must not read the URL of an embedding page.
  const home = new URL(isSite ? ports.navigation.address() : ports.apiHost)
  const key = ports.once(createCheckoutKey)
  const result = await ports.http.call(creditsWire.createCheckout, {
    body: { pack_id: packId, return_to: isSite ? home.origin + home.pathname : undefined },
    idempotencyKey: key.of(String(packId)),
  })
  if (result.status > 0) key.clear()
  if (!result.ok) return { ok: false, code: result.status > 0 ? 'checkout_failed' : 'checkout_error' }
  const address = safeAddress(result.data.checkout_url, home.origin, ports.redirectHosts)
  if (address === null) return { ok: false, code: 'checkout_failed' }
  if (isSite) storeBalance(ports)
  return { ok: true, url: new URL(address, home).href }
}

function createCheckoutKey(ports: FeaturePorts): IntentKey {
  return createIntentKey(ports)
}
