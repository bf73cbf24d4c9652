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
  /** The browser is navigating to the payment page. Site mode only. */
  | { status: 'leaving' }
  /** The payment page is open in another tab. `before` is the balance before the payment. */
  | { status: 'elsewhere'; url: string; before: number }
  | { status: 'failed'; code: Exclude<CheckoutResult, { ok: true }>['code'] }

/**
 * The purchase of credit packs, one payment at a time. The payment page opens in this tab in site mode, and in a new
 * tab otherwise.
 */
export interface Checkout {
  readonly $checkout: ReadableAtom<CheckoutState>
  /**
   * Starts the payment of a pack. Call it in a click handler. `packId` is `null` if the visitor has chosen no pack.
   * `onStart` receives the URL of the payment page. If `onStart` returns `false`, the client does not open that page.
   */
  start(packId: Id | null, onStart?: (checkout: { url: string }) => unknown): Promise<void>
}

export function createCheckout(ports: FeaturePorts, openTab: OpenTab = openBrowserTab): Checkout {
  const $checkout = atom<CheckoutState>({ status: 'choosing' })
  let isPending = false

  // The browser may restore this page from the back/forward cache when the visitor goes back.
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
      // Browsers block a tab that is opened after the response, so open the tab during the click.
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
      // If the balance is unknown, use `Infinity`, so that no balance counts as increased.
      const before = balance.status === 'known' ? balance.credits : Number.POSITIVE_INFINITY
      if (isEmbedded) return $checkout.set({ status: 'elsewhere', url, before })
      $checkout.set({ status: 'leaving' })
      if (!isHandled) ports.navigation.go(url)
    },
  }
}
