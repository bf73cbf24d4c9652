import { atom, onMount, type ReadableAtom } from 'nanostores'
import { FREE_CREDITS, UNLIMITED_CREDITS } from '../contract/limits.ts'
import type { Http } from '../http/http.ts'
import type { Log, Visibility } from '../platform/platform.ts'
import type { Session } from '../session/session.ts'
import type { CreditsAccount, CreditsState } from './credits.ts'

export interface CreditsDeps {
  http: Pick<Http, 'call'>
  session: Pick<Session, 'setPlan'>
  $token: ReadableAtom<string | null>
  visibility: Visibility
  log: Log
  /** What the stored person has left, shown until the backend has answered. */
  storedCredits(): number
}

const SIGNED_OUT: CreditsState = { status: 'signed-out', credits: 0, planType: 'free' }

/** Makes the balance of the person signed in. */
export function createCredits(deps: CreditsDeps): CreditsAccount {
  const { http, $token, visibility, log } = deps
  const $credits = atom<CreditsState>(SIGNED_OUT)
  let asking: Promise<CreditsState> | null = null
  let token: string | null | undefined

  function follow(current: string | null): void {
    if (current === token) return
    token = current
    asking = null
    $credits.set(current ? { status: 'loading', credits: deps.storedCredits(), planType: 'free' } : SIGNED_OUT)
    if (current) void refresh()
  }

  async function ask(): Promise<CreditsState> {
    const result = await http.call('getCredits', {})
    if (!result.ok) {
      if (result.error.code === 'session_changed' || result.error.code === 'unauthorized') return $credits.value
      log.warn('The credits could not be read.', result.error)
      return { ...$credits.value, status: 'unknown', credits: 0 }
    }
    const { credits, plan_type } = result.data
    const planType = plan_type ?? (credits === UNLIMITED_CREDITS ? 'monthly' : 'free')
    deps.session.setPlan(planType)
    return { status: 'known', credits, planType }
  }

  /** Always asks: an answer under way may be from before a vision was paid for, and is then ignored. */
  function refresh(): Promise<CreditsState> {
    const mine = ask().then((state) => {
      if (asking !== mine) return state
      asking = null
      $credits.set(state)
      return state
    })
    asking = mine
    return mine
  }

  onMount($credits, () => {
    const unlisten = $token.subscribe(follow)
    if (token && !asking) void refresh()
    const unsubscribe = visibility.subscribe((isVisible) => isVisible && $token.value && void refresh())
    return () => {
      unlisten()
      unsubscribe()
    }
  })

  return {
    $credits,
    refresh,
  }
}

/** What is left of the free visions, by the values the sign-in stored. */
export function localCredits(user: { visionLimit: number; visionsUsed: number } | null): number {
  return user ? Math.max(0, user.visionLimit - user.visionsUsed) : FREE_CREDITS
}
