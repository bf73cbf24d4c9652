import { accountWire } from '../contract/account/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'
import { startSession } from './start-session.ts'

/** `unreachable`: the request failed, and a retry may succeed. */
export type ResetLinkState = 'valid' | 'invalid' | 'unreachable'

export type RequestResetResult = { ok: true } | Failure<CommonCode | 'email'>

/** `field`: the new password is invalid, and `message` explains why. `link_invalid`: any other rejection. */
export type ResetResult = { ok: true; isVendor: boolean } | Failure<CommonCode | 'link_invalid' | 'field'>

/** Sends a password reset link by email. */
export async function requestPasswordReset(
  { http }: Pick<FeaturePorts, 'http'>,
  email: string,
): Promise<RequestResetResult> {
  const result = await http.call(accountWire.forgotPassword, { body: { email: email.trim() } })
  if (result.ok) return { ok: true }
  const failure = toFailure(result.error, 'email')
  return { ...failure, message: result.error.fields.email?.[0] ?? failure.message }
}

/** Checks whether a reset link is valid, without using it up. */
export async function checkResetLink(
  { http }: Pick<FeaturePorts, 'http'>,
  token: string,
  signal?: AbortSignal,
): Promise<ResetLinkState> {
  if (!token) return 'invalid'
  const posted = await http.call(accountWire.checkResetToken, { body: { token }, signal })
  // Some backends support only the documented GET call, which exposes the token in the request URL.
  const isUnknown = !posted.ok && (posted.status === 404 || posted.status === 405)
  const result = isUnknown ? await http.call(accountWire.checkResetLink, { query: { token }, signal }) : posted
  if (result.ok) return 'valid'
  return result.status >= 400 && !result.error.retryable ? 'invalid' : 'unreachable'
}

/** Sets a new password with a reset link. Signs in couples. Vendors must sign in on their own site. */
export async function resetPassword(
  ports: FeaturePorts,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const result = await ports.http.call(accountWire.resetPassword, { body: { token, new_password: password } })
  if (!result.ok) return toFieldFailure(result.error, 'new_password') ?? toFailure(result.error, 'link_invalid')
  const isVendor = result.data.redirect_user === 'Vendor'
  // Skips tracking, because analytics records page URLs and this page's URL still contains the token.
  if (!isVendor) startSession(ports, result.data, { isTracked: false })
  return { ok: true, isVendor }
}
