import { atom, onMount } from 'nanostores'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { type CheckoutReturn, type CheckoutReturnState, hasRisen, takeBalance } from './checkout-return.ts'
import { createCredits } from './create-credits.ts'

/** The name of the URL parameter that the backend adds after a payment. */
const PARAMETER = 'checkout'
const POLL_MS = 1_500
/** Time after which polling stops. Most payments are confirmed within seconds. */
const TIMEOUT_MS = 15_000

/**
 * Creates the checkout return. Get the client's only instance with `client.ports.once(createCheckoutReturn)`. It does
 * nothing in embedded mode.
 */
export function createCheckoutReturn(ports: FeaturePorts): CheckoutReturn {
  const { navigation, clock, startLoop } = ports
  const $return = atom<CheckoutReturnState>({ status: 'none' })
  let before = 0

  function read(): void {
    const href = ports.mode === 'site' && navigation.address()
    if (!href) return
    const address = new URL(href)
    const outcome = address.searchParams.get(PARAMETER)
    if (outcome === null) return
    address.searchParams.delete(PARAMETER)
    navigation.replaceAddress(address.href)
    before = takeBalance(ports)
    if (outcome === 'success') $return.set({ status: 'waiting' })
    if (outcome === 'cancelled') $return.set({ status: 'cancelled' })
  }

  async function pollBalance(signal: AbortSignal): Promise<void> {
    const until = clock.now() + TIMEOUT_MS
    for (;;) {
      if (ports.session.token() === null) return $return.set({ status: 'elsewhere' })
      const { status, credits } = await ports.once(createCredits).refresh()
      signal.throwIfAborted()
      if (status === 'known' && hasRisen(before, credits)) return $return.set({ status: 'arrived', credits })
      if (clock.now() >= until) return $return.set({ status: 'late' })
      await clock.sleep(POLL_MS, signal)
    }
  }

  onMount($return, () => {
    read()
    return $return.value.status === 'waiting' ? startLoop(pollBalance) : undefined
  })

  ports.onAccountChange(() => $return.set({ status: 'none' }))

  return { $return, dismiss: () => $return.set({ status: 'none' }) }
}
