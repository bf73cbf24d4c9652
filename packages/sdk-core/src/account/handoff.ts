import { HANDOFF_PARAMETER, handoffWire } from '../contract/handoff/wire.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import { receiveSession, takeSignInMarker } from '../session/incoming-session.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

const TIMEOUT_MS = 2_000

type HandoffPorts = Pick<FeaturePorts, 'http' | 'session' | 'clock' | 'log'>

/**
 * Returns a handoff code, which signs the account in on another origin of the product. Only the page of `target` can
 * redeem it. Returns `null` if there is no session or the backend takes longer than 2 s. The visitor must then sign in
 * on that origin.
 */
export async function createHandoff(ports: HandoffPorts, target: string): Promise<string | null> {
  if (ports.session.token() === null) return null
  const finished = new AbortController()
  const timeout = ports.clock.sleep(TIMEOUT_MS, finished.signal).then(() => null, ignoreAbort)
  const request = ports.http.call(handoffWire.createHandoff, {
    body: { target },
    signal: finished.signal,
    logFailure: true,
  })
  const result = await Promise.race([request, timeout])
  finished.abort()
  return result?.ok ? result.data.code : null
}

/** Returns the URL of a page of the product with a handoff code. Returns the URL unchanged if there is no code. */
export async function addHandoff(ports: HandoffPorts, target: string): Promise<string> {
  const code = await createHandoff(ports, target)
  if (code === null) return target
  const address = new URL(target)
  address.searchParams.set(HANDOFF_PARAMETER, code)
  return address.href
}

export interface RedeemOptions {
  /** The URL of the page without the code. A code that is bound to another page is invalid. */
  target?: string
  /** Whether another page of the product redirected here. If so, the session is accepted without asking the visitor. */
  isOurs?: boolean
}

/**
 * Signs in with the handoff code from the page's URL. Returns false if the code is invalid or expired. The visitor must
 * accept the session, unless the sign-in started in this tab or another page of the product redirected here.
 */
export async function redeemHandoff(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'storedUser' | 'tab' | 'clock' | 'log'>,
  code: string,
  { isOurs = false, target }: RedeemOptions = {},
): Promise<boolean> {
  const { session, tab, clock } = ports
  const isExpected = takeSignInMarker(tab, clock) || isOurs
  const result = await ports.http.call(handoffWire.redeemHandoff, { body: { code, target }, logFailure: true })
  if (!result.ok) return false
  const { token, email, scope = 'full' } = result.data
  const user = ports.storedUser()
  if (session.token() === null || !isSame(email, user?.email)) receiveSession(session, result.data, isExpected)
  // Both sessions belong to the same account. The new one replaces the old one unless that would narrow the scope.
  else if (scope === 'full' || user?.scope !== 'full') session.renew(token, scope)
  else await ports.http.call('logout', { body: {}, token })
  return true
}

function isSame(one: string | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && one?.trim().toLowerCase() === other?.trim().toLowerCase()
}
