import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Id } from '../../contract/shared/primitives.ts'
import { openBrowserTab } from '../../platform/browser/popup.ts'
import type { OpenTab } from '../../platform/popup.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'
import { type CheckoutResult, startCheckout } from './packs.ts'

export type CheckoutState =
  | { status: 'choosing' }
  | { status: 'starting' }
  /** The browser is leaving this page for the payment, on our own site. */
  | { status: 'leaving' }
  /** The payment is open in another tab; `before` is the balance to compare with. */
  | { status: 'elsewhere'; url: string; before: number }
  | { status: 'failed'; code: Exclude<CheckoutResult, { ok: true }>['code'] }

/** The purchase of a pack, one payment at a time: in this tab on our own site, in a new tab on other pages. */
export interface Checkout {
  readonly $checkout: ReadableAtom<CheckoutState>
  /**
   * Starts the payment of a pack; `null` means that none was chosen. Call it from a click. `onStart` is called with the
   * address of the payment; if it returns `false`, the host goes there itself.
   */
  start(packId: Id | null, onStart?: (checkout: { url: string }) => unknown): Promise<void>
}

export function createCheckout(ports: FeaturePorts, openTab: OpenTab = openBrowserTab): Checkout {
  const $checkout = atom<CheckoutState>({ status: 'choosing' })
  let isPending = false

  // The back button may show this page as it was left.
  onMount($checkout, () =>
    ports.connectivity.subscribe((event) => {
      if (event === 'pageshow' && $checkout.value.status === 'leaving') $checkout.set({ status: 'choosing' })
    }),
  )

  return {
    $checkout,
    async start(packId, onStart) {
      if (isPending) return
      isPending = true
      const isEmbedded = ports.mode === 'embedded'
      // Opened by the click itself: browsers block a tab that is opened after the response.
      const tab = isEmbedded && packId !== null ? openTab() : null
      $checkout.set({ status: 'starting' })
      const [result, balance] = await Promise.all([startCheckout(ports, packId), ports.once(createCredits).refresh()])
      isPending = false
      if (!result.ok) {
        tab?.close()
        return $checkout.set({ status: 'failed', code: result.code })
      }
      const { url } = result
      const isHandled = onStart?.({ url }) === false
      if (isHandled) tab?.close()
      else tab?.load(url)
      // No balance rises above an unknown one.
      const before = balance.status === 'known' ? balance.credits : Number.POSITIVE_INFINITY
      if (isEmbedded) return $checkout.set({ status: 'elsewhere', url, before })
      $checkout.set({ status: 'leaving' })
      if (!isHandled) ports.navigation.go(url)
    },
  }
}
