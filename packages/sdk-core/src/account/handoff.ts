import { handoffWire } from '../contract/handoff/wire.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import { receiveSession, takeSignInMarker } from '../session/incoming-session.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

const PATIENCE_MS = 2_000

/**
 * The code with which the person signed in here arrives signed in at another address of ours; `null` when nobody is, or
 * when there is none to be had soon: they sign in once more there.
 */
export async function createHandoff(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'clock' | 'log'>,
): Promise<string | null> {
  if (ports.session.token() === null) return null
  const over = new AbortController()
  const enough = ports.clock.sleep(PATIENCE_MS, over.signal).then(() => null, ignoreAbort)
  const made = ports.http.call(handoffWire.createHandoff, { body: {}, signal: over.signal, logFailure: true })
  const result = await Promise.race([made, enough])
  over.abort()
  return result?.ok ? result.data.code : null
}

export interface RedeemOptions {
  /** A page of ours is known to have sent the person here. */
  isOurs?: boolean
}

/**
 * Signs in with the code that an address brought; false when it is worth nothing any longer. Unless this tab left to
 * sign in, or a page of ours sent the person, they are asked first.
 */
export async function redeemHandoff(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'storedUser' | 'tab' | 'clock' | 'log'>,
  code: string,
  { isOurs = false }: RedeemOptions = {},
): Promise<boolean> {
  const { session, tab, clock } = ports
  const isExpected = takeSignInMarker(tab, clock) || isOurs
  const result = await ports.http.call(handoffWire.redeemHandoff, { body: { code }, logFailure: true })
  if (!result.ok) return false
  const { token, email, scope = 'full' } = result.data
  const user = ports.storedUser()
  if (session.token() === null || !isSame(email, user?.email)) receiveSession(session, result.data, isExpected)
  // The backend says whose it is, so their own session is renewed without a question, but never narrowed.
  else if (scope === 'full' || user?.scope !== 'full') session.renew(token, scope)
  else await ports.http.call('logout', { body: {}, token })
  return true
}

function isSame(one: string | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase()
}
