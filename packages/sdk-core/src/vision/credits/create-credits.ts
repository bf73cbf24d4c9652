import { atom, onMount } from 'nanostores'
import { FREE_CREDITS, UNLIMITED_CREDITS } from '../../contract/shared/limits.ts'
import { visionWire } from '../../contract/vision/wire.ts'
import type { StoredUser } from '../../session/token-storage.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import type { CreditsAccount, CreditsState } from './credits.ts'

/** What was last seen of the balance, so that other tabs hear of a change. */
const SEEN = 'creditsSeen'

const SIGNED_OUT: CreditsState = { status: 'signed-out', credits: 0, planType: 'free' }

/** Makes the balance of the person signed in. A client has one: `client.ports.once(createCredits)`. */
export function createCredits(ports: FeaturePorts): CreditsAccount {
  const { http, session, $token, visibility, connectivity, log, local } = ports
  const $credits = atom<CreditsState>(SIGNED_OUT)
  let asking: Promise<CreditsState> | null = null
  let token: string | null | undefined

  function follow(current: string | null): void {
    if (current === token) return
    token = current
    asking = null
    $credits.set(current ? { status: 'loading', credits: creditsOf(ports.storedUser()), planType: 'free' } : SIGNED_OUT)
    if (current) void refresh()
  }

  async function ask(): Promise<CreditsState> {
    const result = await http.call(visionWire.getCredits, {})
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

  /** Always asks: an answer under way may be from before a vision was paid for, and is then ignored. */
  function refresh(): Promise<CreditsState> {
    const mine = ask().then((state) => {
      if (asking !== mine) return state
      asking = null
      $credits.set(state)
      // The same again is no news: two tabs would tell each other for ever.
      if (state.status === 'known' && local.get(SEEN) !== `${state.credits}`) local.set(SEEN, `${state.credits}`)
      return state
    })
    asking = mine
    return mine
  }

  onMount($credits, () => {
    const unlisten = $token.subscribe(follow)
    if (token && !asking) void refresh()
    // Whoever comes back may have paid meanwhile, in another tab or on the page that this one was left for.
    const look = () => $token.value && void refresh()
    const unsubscribe = visibility.subscribe((isVisible) => isVisible && look())
    const unhear = ports.storage.subscribe((key) => key === local.storedName(SEEN) && look())
    let isAway = false
    const disconnect = connectivity.subscribe((event) => {
      if (event === 'pagehide') isAway = true
      // A page that was not left is shown for the first time.
      else if ((event === 'pageshow' && isAway) || (event === 'online' && $credits.value.status === 'unknown')) look()
    })
    return () => {
      unlisten()
      unsubscribe()
      unhear()
      disconnect()
    }
  })

  return {
    $credits,
    refresh,
  }
}

/** Refetches how many visions the account may still create. Never rejects. */
export function userVisions(ports: FeaturePorts): Promise<CreditsState> {
  return ports.once(createCredits).refresh()
}

/** What is left of the free visions by the values the sign-in stored; shown until the backend has answered. */
function creditsOf(user: StoredUser | null): number {
  return user ? Math.max(0, user.visionLimit - user.visionsUsed) : FREE_CREDITS
}
