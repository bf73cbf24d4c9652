import { atom, onMount } from 'nanostores'
import { FREE_CREDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import { creditsWire } from '../../contract/vision/credits-wire.ts'
import type { StoredUser } from '../../session/token-storage.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { CreditsAccount, CreditsState } from './credits.ts'

/** The storage key of the last fetched balance. Other tabs refetch when its value changes. */
const LAST_BALANCE_KEY = 'creditsSeen'

const SIGNED_OUT: CreditsState = { status: 'signed-out', credits: 0, planType: 'free' }

/** Creates the account's credit balance. Get the client's only instance with `client.ports.once(createCredits)`. */
export function createCredits(ports: FeaturePorts): CreditsAccount {
  const { http, session, $token, visibility, connectivity, log, local } = ports
  const $credits = atom<CreditsState>(SIGNED_OUT)
  let pending: Promise<CreditsState> | null = null
  let token: string | null | undefined

  function onToken(current: string | null): void {
    if (current === token) return
    token = current
    pending = null
    $credits.set(current ? { status: 'loading', credits: creditsOf(ports.storedUser()), planType: 'free' } : SIGNED_OUT)
    if (current) void refresh()
  }

  async function fetchBalance(): Promise<CreditsState> {
    const result = await http.call(creditsWire.getCredits, {})
    if (!result.ok) {
      if (result.error.code === 'session_changed' || result.error.code === 'unauthorized') return $credits.value
      log.warn('The credits could not be read.', result.error)
      return { ...$credits.value, status: 'unknown', credits: 0 }
    }
    const { credits, plan_type } = result.data
    const planType = plan_type ?? (credits === UNLIMITED_CREDITS ? 'monthly' : 'free')
    session.setPlan(planType)
    return { status: 'known', credits, planType }
  }

  /** Always sends a new request, because a pending response may predate a payment. */
  function refresh(): Promise<CreditsState> {
    const mine = fetchBalance().then((state) => {
      if (pending !== mine) return state
      pending = null
      $credits.set(state)
      // Write the balance only when it changes. Otherwise, two tabs would trigger each other endlessly.
      const balance = `${state.credits}`
      if (state.status === 'known' && local.get(LAST_BALANCE_KEY) !== balance) local.set(LAST_BALANCE_KEY, balance)
      return state
    })
    pending = mine
    return mine
  }

  onMount($credits, () => {
    const unlisten = $token.subscribe(onToken)
    if (token && !pending) void refresh()
    // The visitor may have paid in another tab or on the payment page.
    const refetch = () => $token.value && void refresh()
    const unsubscribe = visibility.subscribe((isVisible) => isVisible && refetch())
    const stopStorage = ports.storage.subscribe((key) => key === local.storedName(LAST_BALANCE_KEY) && refetch())
    let wasHidden = false
    const disconnect = connectivity.subscribe((event) => {
      if (event === 'pagehide') wasHidden = true
      // Without a previous `pagehide`, a `pageshow` is the first load of the page.
      else if ((event === 'pageshow' && wasHidden) || (event === 'online' && $credits.value.status === 'unknown'))
        refetch()
    })
    return () => {
      unlisten()
      unsubscribe()
      stopStorage()
      disconnect()
    }
  })

  return {
    $credits,
    refresh,
  }
}

/** Refetches the credit balance, which is the number of visions left. Never rejects. */
export function userVisions(ports: FeaturePorts): Promise<CreditsState> {
  return ports.once(createCredits).refresh()
}

/** Returns the credits in the stored sign-in response, which are shown until the balance has been fetched. */
function creditsOf(user: StoredUser | null): number {
  return user ? Math.max(0, user.visionLimit - user.visionsUsed) : FREE_CREDITS
}
