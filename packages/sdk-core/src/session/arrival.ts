import { GOOGLE_FAILURES, type GoogleFailure, LOGIN_FAILURE_PARAMETER } from '../contract/google/google.ts'
import { HANDOFF_PARAMETER } from '../contract/handoff/wire.ts'
import { readOneOf } from '../contract/shared/read.ts'
import type { Keep } from '../platform/keep.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import type { Grant, Session } from './session.ts'

/** Set in this tab when it leaves to sign in elsewhere. */
const MARKER = 'loginPending'
const MARKER_AGE_MS = 10 * 60_000

/** What an address brought: a session, the code of one, or why a sign-in elsewhere came to nothing. */
export type Arrived = { grant: Grant } | { handoff: string } | { failure: GoogleFailure }

/** Takes what an address brought out of it; `null` when it brought nothing. */
export function readArrival(navigation: Navigation): Arrived | null {
  const href = navigation.address()
  if (!href) return null
  const address = new URL(href)
  const { searchParams } = address
  const token = searchParams.get('token')
  const handoff = searchParams.get(HANDOFF_PARAMETER)
  const failure = readOneOf(searchParams.get(LOGIN_FAILURE_PARAMETER), GOOGLE_FAILURES)
  if (!token && !handoff && !failure) return null

  const email = searchParams.get('email') ?? undefined
  for (const name of ['token', HANDOFF_PARAMETER, LOGIN_FAILURE_PARAMETER]) searchParams.delete(name)
  if (token) searchParams.delete('email')
  navigation.replaceAddress(address.href)
  if (token) return { grant: { token, email } }
  if (handoff) return { handoff }
  return failure ? { failure } : null
}

export function markLeaving(tab: Keep, clock: Clock): void {
  tab.set(MARKER, String(clock.now()))
}

/** Whether this tab left a moment ago to sign in elsewhere. Asked once: the answer is no from then on. */
export function takeMarker(tab: Keep, clock: Clock): boolean {
  const leftAt = Number(tab.get(MARKER) ?? Number.NaN)
  tab.remove(MARKER)
  return clock.now() - leftAt < MARKER_AGE_MS
}

/**
 * Signs in with a session that came from elsewhere. One that nobody expected may be a stranger's, in a crafted link,
 * and one beside another session may be a mistake: the person is asked.
 */
export function receive(
  session: Pick<Session, '$session' | 'token' | 'signIn' | 'offer'>,
  grant: Grant,
  isExpected: boolean,
): void {
  if (session.token() === grant.token) return
  const state = session.$session.get()
  // Nobody proved who they are for the session of a magic link, so a sign-in takes its place.
  const isFree = state.status === 'signed-out' || state.scope === 'link'
  if (isExpected && isFree) session.signIn(grant)
  else session.offer(grant)
}
