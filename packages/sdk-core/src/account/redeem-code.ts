import { authWire } from '../contract/auth/wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { Http } from '../http/http.ts'
import type { Grant, Session } from '../session/session.ts'

/** A code that was mailed to an address, with the challenge that its request was answered with. */
export interface GivenCode {
  email: string
  code: string
  challenge?: string
}

/** What came of a code. `enter` is called once the sign-in is shown as done. */
export type Redeemed = { ok: true; enter(): void } | { ok: false; error: SdkError }

/** Spends a code. Resolves also if it is refused. */
export type RedeemCode = (given: GivenCode, signal: AbortSignal) => Promise<Redeemed>

/** Signs in with a code. */
export function signInWithCode(http: Pick<Http, 'call'>, session: Pick<Session, 'signIn'>): RedeemCode {
  return async (given, signal) => {
    const result = await fetchGrant(http, given, signal)
    return result.ok ? { ok: true, enter: () => session.signIn(result.grant) } : result
  }
}

/** Spends a code and resolves to the session that it opens, which nobody is signed in with yet. */
export async function fetchGrant(
  http: Pick<Http, 'call'>,
  given: GivenCode,
  signal: AbortSignal,
): Promise<{ ok: true; grant: Grant } | { ok: false; error: SdkError }> {
  const result = await http.call(authWire.loginVision, { body: { ...given }, signal })
  if (!result.ok) return result
  const { token, userId, username, scope } = result.data
  if (token) return { ok: true, grant: { token, userId, username, scope, email: given.email } }
  return { ok: false, error: new SdkError('invalid_response', 'A code was answered without a token.', { status: 200 }) }
}
