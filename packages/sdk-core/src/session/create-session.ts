import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import { toJson } from '../platform/json.ts'
import type { Analytics, Clock, StoragePort } from '../platform/platform.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { Confirmation, Grant, OfferedSession, Session, SessionState } from './session.ts'
import type { SiteRules } from './site-rules.ts'
import type { TokenStorage } from './token-storage.ts'

const SIGN_OUT_TIMEOUT_MS = 2_000
const SIGNED_OUT: SessionState = { status: 'signed-out' }

export interface SessionDeps {
  tokenStorage: TokenStorage
  tab: SafeStorage
  http: Pick<Http, 'call'>
  storage: Pick<StoragePort, 'subscribe'>
  clock: Clock
  analytics: Analytics
  site: SiteRules | null
  /** Called when the account has signed out or a different account has signed in. Storage has already been cleared. */
  onAccountChange(): void
}

/** The session, with members for internal use by the client. */
export interface SessionCore extends Session {
  /** The token. It changes if and only if a session starts or ends. */
  readonly $token: ReadableAtom<string | null>
  /** Clears a token that the backend has rejected. Keeps the drafts. */
  expire(): void
  /**
   * Call this when the backend rejects a call because of the session's scope. After the visitor has declined a
   * confirmation, only a call that changes data requests another one, because a page may repeat its reads at any time.
   */
  requireConfirmation(call: { changes: boolean }): void
}

/** Creates the session from the data in storage. */
export function createSession(deps: SessionDeps): SessionCore {
  const { tokenStorage, tab, http, clock, analytics } = deps
  const $session = atom<SessionState>(SIGNED_OUT)
  const $token = atom<string | null>(null)
  const $offeredSession = atom<OfferedSession | null>(null)
  const $confirmation = atom<Confirmation>('idle')
  let offered: Grant | null = null
  let isPersistent = true
  let account = accountIn(tokenStorage)
  let signingOut: Promise<void> | null = null

  /** Updates the stores from the stored session. */
  function refresh(): void {
    const before = account
    account = accountIn(tokenStorage)
    if (before !== null && before !== account) deps.onAccountChange()
    const state = readState()
    if (toJson(state) !== toJson($session.value)) $session.set(state)
    const token = tokenStorage.token()
    if (token !== $token.value) $confirmation.set('idle')
    $token.set(token)
  }

  function readState(): SessionState {
    if (!tokenStorage.token()) return SIGNED_OUT
    const user = tokenStorage.user()
    return {
      status: 'signed-in',
      userId: tokenStorage.userId(),
      username: tokenStorage.username(),
      email: user?.email ?? null,
      planType: user?.planType ?? 'free',
      scope: user?.scope ?? 'full',
      isPersistent,
    }
  }

  function signIn(grant: Grant, { remember = true, isTracked = true } = {}): void {
    if (account !== null && account !== normalizedEmail(grant.email)) tokenStorage.clear()
    isPersistent = tokenStorage.store(grant, remember ? 'local' : 'tab')
    refresh()
    if (isTracked && grant.userId !== undefined) analytics.identify(String(grant.userId))
  }

  /** Revokes a token. Resolves after at most 2 s. */
  async function revoke(token: string): Promise<void> {
    const finished = new AbortController()
    const timeout = clock.sleep(SIGN_OUT_TIMEOUT_MS, finished.signal).catch(ignoreAbort)
    await Promise.race([http.call('logout', { body: {}, token }), timeout])
    finished.abort()
  }

  async function endSession(): Promise<void> {
    const token = tokenStorage.token()
    if (token) await revoke(token)
    signingOut = null
    // Another tab may have started a session during the request. Keep that session.
    if ((tokenStorage.token() ?? token) === token) tokenStorage.clear()
    if (account === null) deps.onAccountChange()
    refresh()
    analytics.identify(null)
  }

  for (const $store of [$session, $token])
    onMount($store, () => {
      refresh()
      // The token is always written and removed last. When its event arrives, all other keys are therefore up to date.
      return deps.storage.subscribe((key) => {
        if (key === null || key === tab.storedName('token')) refresh()
      })
    })

  refresh()

  function answerOffer(accept: boolean): void {
    if (accept && offered) signIn(offered)
    // A declined token is still valid, so revoke it.
    else if (offered) void revoke(offered.token)
    offered = null
    $offeredSession.set(null)
  }

  return {
    $session,
    $token,
    $offeredSession,
    $confirmation,
    token: tokenStorage.token,
    signIn,
    renew(token, scope) {
      // Write the scope before the token, because other tabs listen for changes of the token.
      if (scope !== undefined) tokenStorage.storeScope(scope)
      tokenStorage.replaceToken(token)
      refresh()
    },
    askConfirmation: () => $confirmation.set('asked'),
    declineConfirmation: () => $confirmation.set('declined'),
    requireConfirmation({ changes }) {
      // A session that was stored without a scope counts as `full`. The rejection shows that its scope is limited.
      if (tokenStorage.user()?.scope === 'full') tokenStorage.storeScope('embed')
      refresh()
      if (changes || $confirmation.value === 'idle') $confirmation.set('asked')
    },
    signOut: () => (signingOut ??= endSession()),
    expire() {
      tokenStorage.dropToken()
      refresh()
    },
    setPlan(planType) {
      if (tokenStorage.user()?.planType !== planType) tokenStorage.storePlan(planType)
      refresh()
    },
    expectSession: () => deps.site?.markSignInPending(tab),
    offer(grant) {
      if (!deps.site?.offersIncomingSession) return
      offered = grant
      $offeredSession.set({ email: grant.email ?? null })
    },
    acceptOfferedSession: () => answerOffer(true),
    declineOfferedSession: () => answerOffer(false),
  }
}

/**
 * Returns the email address of the stored account, even if its session has expired. Returns `null` without an account.
 */
function accountIn(tokenStorage: TokenStorage): string | null {
  const user = tokenStorage.user()
  return user && normalizedEmail(user.email)
}

function normalizedEmail(email: string | null | undefined): string {
  return (email ?? '').trim().toLowerCase()
}
