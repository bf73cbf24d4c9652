import { GOOGLE_FAILURES, type GoogleFailure, LOGIN_FAILURE_PARAMETER } from '../contract/google/google.ts'
import { HANDOFF_PARAMETER } from '../contract/handoff/wire.ts'
import { readOneOf } from '../contract/shared/read.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'
import type { Grant, Session } from './session.ts'

/** The tab storage key of the sign-in marker, which is set when the tab leaves the site to sign in. */
const MARKER = 'loginPending'
const MARKER_MAX_AGE_MS = 10 * 60_000

/** The result of a sign-in that the page's URL contains: a session, a handoff code, or the reason for a failure. */
export type IncomingSession = { grant: Grant } | { handoff: string; target: string } | { failure: GoogleFailure }

/** Removes the sign-in parameters from the page's URL and returns them. Returns `null` if the URL has none. */
export function readIncomingSession(navigation: Navigation): IncomingSession | null {
  const href = navigation.address()
  if (!href) return null
  const address = new URL(href)
  const { searchParams } = address
  const token = searchParams.get('token')
  const handoff = searchParams.get(HANDOFF_PARAMETER)
  const failure = readOneOf(searchParams.get(LOGIN_FAILURE_PARAMETER), GOOGLE_FAILURES)
  if (!token && !handoff && !failure) return null

  const email = searchParams.get('email') ?? undefined
  searchParams.delete(HANDOFF_PARAMETER)
  // The code may be bound to this URL, with all its other parameters.
  const target = address.href
  for (const name of ['token', LOGIN_FAILURE_PARAMETER]) searchParams.delete(name)
  if (token) searchParams.delete('email')
  navigation.replaceAddress(address.href)
  if (token) return { grant: { token, email } }
  if (handoff) return { handoff, target }
  return failure ? { failure } : null
}

export function markSignInPending(tab: SafeStorage, clock: Clock): void {
  tab.set(MARKER, String(clock.now()))
}

/** Returns true if this tab left the site to sign in within the last 10 minutes. Removes the marker. */
export function takeSignInMarker(tab: SafeStorage, clock: Clock): boolean {
  const leftAt = Number(tab.get(MARKER) ?? Number.NaN)
  tab.remove(MARKER)
  return clock.now() - leftAt < MARKER_MAX_AGE_MS
}

/**
 * Signs in with a session from the URL if the session is expected and no full session exists. Otherwise, the visitor
 * must accept the session: it may come from an attacker's link, or replace another session by mistake.
 */
export function receiveSession(
  session: Pick<Session, '$session' | 'token' | 'signIn' | 'offer'>,
  grant: Grant,
  isExpected: boolean,
): void {
  if (session.token() === grant.token) return
  const state = session.$session.get()
  // A magic link's session does not prove the visitor's identity, so a sign-in may replace it.
  const isReplaceable = state.status === 'signed-out' || state.scope === 'link'
  if (isExpected && isReplaceable) session.signIn(grant)
  else session.offer(grant)
}
