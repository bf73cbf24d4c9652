import { authWire } from '../contract/auth/wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { Http } from '../http/http.ts'
import type { Grant, Session } from '../session/session.ts'

/** A typed sign-in code, the email address it was sent to, and the challenge of that code. */
export interface GivenCode {
  email: string
  code: string
  challenge?: string
}

/**
 * The result of redeeming a code. Call `enter` to sign in, after the interface has shown that the sign-in succeeded.
 */
export type Redeemed = { ok: true; enter(): void } | { ok: false; error: SdkError }

/** Redeems a code. Never rejects: if the code is rejected, it resolves to `ok: false`. */
export type RedeemCode = (given: GivenCode, signal: AbortSignal) => Promise<Redeemed>

/** Creates a function that redeems a code and signs in. */
export function signInWithCode(http: Pick<Http, 'call'>, session: Pick<Session, 'signIn'>): RedeemCode {
  return async (given, signal) => {
    const result = await fetchGrant(http, given, signal)
    return result.ok ? { ok: true, enter: () => session.signIn(result.grant) } : result
  }
}

/** Redeems a code and resolves to the new session, without signing in. */
export async function fetchGrant(
  http: Pick<Http, 'call'>,
  given: GivenCode,
  signal: AbortSignal,
): Promise<{ ok: true; grant: Grant } | { ok: false; error: SdkError }> {
  const result = await http.call(authWire.loginVision, { body: { ...given }, signal })
  if (!result.ok) return result
  const { token, userId, username, scope } = result.data
  if (token) return { ok: true, grant: { token, userId, username, scope, email: given.email } }
  return { ok: false, error: new SdkError('invalid_response', 'The response has no token.', { status: 200 }) }
}
