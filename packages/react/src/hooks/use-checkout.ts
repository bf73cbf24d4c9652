import type { Id } from '@vowkit/sdk-core'
import { type CheckoutResult, createCredits, startCheckout } from '@vowkit/sdk-core/vision'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

export type CheckoutState =
  | { status: 'choosing' }
  | { status: 'starting' }
  /** This page is being left for the payment, on our own site. */
  | { status: 'leaving' }
  /** The payment is open in another tab; `before` is what there was to begin with. */
  | { status: 'elsewhere'; url: string; before: number }
  | { status: 'failed'; code: Exclude<CheckoutResult, { ok: true }>['code'] }

/**
 * Starting to pay for a pack, one payment at a time: in this tab on our own site, in another one on somebody else's page.
 * `onStart` is told where it goes on; where it answers `false`, the host goes there itself.
 */
export function useCheckout(onStart?: (checkout: { url: string }) => unknown) {
  const { ports, mode } = useClient()
  const [state, setState] = useState<CheckoutState>({ status: 'choosing' })
  const isUnderWay = useRef(false)

  // Whoever goes back from the payment may find this page as they left it.
  useEffect(() => ports.connectivity.subscribe((event) => event === 'pageshow' && setState(backFromLeaving)), [ports])

  async function start(packId: Id | null) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // Opened by the click itself: what is opened once the backend has answered, browsers take for an advertisement.
    const tab = mode === 'embedded' && packId !== null ? window.open('', '_blank') : null
    if (tab) tab.opener = null
    setState({ status: 'starting' })
    const [result, balance] = await Promise.all([startCheckout(ports, packId), ports.once(createCredits).refresh()])
    isUnderWay.current = false
    if (!result.ok) {
      tab?.close()
      return setState({ status: 'failed', code: result.code })
    }
    const { url } = result
    const isTheirs = onStart?.({ url }) === false
    if (isTheirs) tab?.close()
    else if (tab) tab.location.replace(url)
    // Against a balance that is not known nothing can be seen to rise.
    const before = balance.status === 'known' ? balance.credits : Number.POSITIVE_INFINITY
    if (mode === 'embedded') return setState({ status: 'elsewhere', url, before })
    setState({ status: 'leaving' })
    if (!isTheirs) ports.navigation.go(url)
  }

  return { state, start }
}

function backFromLeaving(state: CheckoutState): CheckoutState {
  return state.status === 'leaving' ? { status: 'choosing' } : state
}
