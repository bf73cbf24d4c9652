import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import { toJson } from '../platform/json.ts'
import type { Keep } from '../platform/keep.ts'
import type { Analytics, Clock, StoragePort } from '../platform/platform.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { Arrival, Confirmation, Grant, Session, SessionState } from './session.ts'
import type { SiteRules } from './site-rules.ts'
import type { Vault } from './vault.ts'

const SIGN_OUT_PATIENCE_MS = 2_000
const SIGNED_OUT: SessionState = { status: 'signed-out' }

export interface SessionDeps {
  vault: Vault
  tab: Keep
  http: Pick<Http, 'call'>
  storage: Pick<StoragePort, 'subscribe'>
  clock: Clock
  analytics: Analytics
  site: SiteRules | null
  /** Nothing of the last person may be shown any longer: they signed out, or somebody else signed in. Storage is clean. */
  onPersonGone(): void
}

/** The session as features see it. */
export interface SessionCore extends Session {
  /** Changes exactly when another session begins or this one ends. */
  readonly $token: ReadableAtom<string | null>
  /** The backend no longer knows the token. */
  expire(): void
  /**
   * The backend refused a call because the session's scope is too narrow. After the person declined, only a call that
   * changes something asks again; a page may repeat its reads at any time.
   */
  requireConfirmation(call: { changes: boolean }): void
}

/** Opens the stored session. */
export function createSession(deps: SessionDeps): SessionCore {
  const { vault, tab, http, clock, analytics } = deps
  const $session = atom<SessionState>(SIGNED_OUT)
  const $token = atom<string | null>(null)
  const $arrival = atom<Arrival | null>(null)
  const $confirmation = atom<Confirmation>('idle')
  let offered: Grant | null = null
  let isKept = true
  let person = personOf(vault)
  let signingOut: Promise<void> | null = null

  /** Makes the stores say what storage says. */
  function refresh(): void {
    const before = person
    person = personOf(vault)
    if (before !== null && before !== person) deps.onPersonGone()
    const state = readState()
    if (toJson(state) !== toJson($session.value)) $session.set(state)
    const token = vault.token()
    if (token !== $token.value) $confirmation.set('idle')
    $token.set(token)
  }

  function readState(): SessionState {
    if (!vault.token()) return SIGNED_OUT
    const user = vault.user()
    return {
      status: 'signed-in',
      userId: vault.userId(),
      username: vault.username(),
      email: user?.email ?? null,
      planType: user?.planType ?? 'free',
      scope: user?.scope ?? 'full',
      isKept,
    }
  }

  function signIn(grant: Grant, { remember = true, isTracked = true } = {}): void {
    if (person !== null && person !== nameOf(grant.email)) vault.forget()
    isKept = vault.store(grant, remember ? 'local' : 'tab')
    refresh()
    if (isTracked && grant.userId !== undefined) analytics.identify(String(grant.userId))
  }

  /** Asks the backend to end the session, and does not wait for it for ever. */
  async function revoke(token: string): Promise<void> {
    const answered = new AbortController()
    const enough = clock.sleep(SIGN_OUT_PATIENCE_MS, answered.signal).catch(ignoreAbort)
    await Promise.race([http.call('logout', { body: {}, token }), enough])
    answered.abort()
  }

  async function endSession(): Promise<void> {
    const token = vault.token()
    if (token) await revoke(token)
    signingOut = null
    // Another tab may have begun a session meanwhile, which nobody asked to end.
    if ((vault.token() ?? token) === token) vault.forget()
    if (person === null) deps.onPersonGone()
    refresh()
    analytics.identify(null)
  }

  for (const $store of [$session, $token])
    onMount($store, () => {
      refresh()
      // The token is written last and removed last, so that everything else is as it should be.
      return deps.storage.subscribe((key) => {
        if (key === null || key === tab.storedName('token')) refresh()
      })
    })

  refresh()

  function answerArrival(accept: boolean): void {
    if (accept && offered) signIn(offered)
    // Nobody wants it, and nobody else is to find it.
    else if (offered) void revoke(offered.token)
    offered = null
    $arrival.set(null)
  }

  return {
    $session,
    $token,
    $arrival,
    $confirmation,
    token: vault.token,
    signIn,
    renew(token, scope) {
      // Before the token, which is what other tabs listen to.
      if (scope !== undefined) vault.storeScope(scope)
      vault.replaceToken(token)
      refresh()
    },
    askConfirmation: () => $confirmation.set('asked'),
    declineConfirmation: () => $confirmation.set('declined'),
    requireConfirmation({ changes }) {
      // A stored session that is older than scopes has none: the backend knows better.
      if (vault.user()?.scope === 'full') vault.storeScope('embed')
      refresh()
      if (changes || $confirmation.value === 'idle') $confirmation.set('asked')
    },
    signOut: () => (signingOut ??= endSession()),
    expire() {
      vault.dropToken()
      refresh()
    },
    setPlan(planType) {
      if (vault.user()?.planType !== planType) vault.storePlan(planType)
      refresh()
    },
    expectArrival: () => deps.site?.markLeaving(tab),
    offer(grant) {
      if (!deps.site?.asksAboutArrival) return
      offered = grant
      $arrival.set({ email: grant.email ?? null })
    },
    acceptArrival: () => answerArrival(true),
    declineArrival: () => answerArrival(false),
  }
}

/** Tells persons apart; `null` when nobody ever signed in here. An expired session still has its person. */
function personOf(vault: Vault): string | null {
  const user = vault.user()
  return user && nameOf(user.email)
}

function nameOf(email: string | null | undefined): string {
  return (email ?? '').trim().toLowerCase()
}
