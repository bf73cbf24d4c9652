import { accountWire } from '../contract/account/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { beginSession } from './begin-session.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'

/** `unreachable`: nobody could say; asking again may help. */
export type ResetLinkState = 'valid' | 'invalid' | 'unreachable'

export type RequestResetResult = { ok: true } | Failure<CommonCode | 'email'>

/** `field`: the new password will not do, for the reason in `message`. `link_invalid`: any other refusal. */
export type ResetResult = { ok: true; isVendor: boolean } | Failure<CommonCode | 'link_invalid' | 'field'>

/** Has a link mailed to set a new password. */
export async function requestPasswordReset(
  { http }: Pick<FeaturePorts, 'http'>,
  email: string,
): Promise<RequestResetResult> {
  const result = await http.call(accountWire.forgotPassword, { body: { email: email.trim() } })
  if (result.ok) return { ok: true }
  const failure = toFailure(result.error, 'email')
  return { ...failure, message: result.error.fields.email?.[0] ?? failure.message }
}

/** Tells whether a mailed link still works, and does not use it up. */
export async function checkResetLink(
  { http }: Pick<FeaturePorts, 'http'>,
  token: string,
  signal?: AbortSignal,
): Promise<ResetLinkState> {
  if (!token) return 'invalid'
  const posted = await http.call(accountWire.checkResetToken, { body: { token }, signal })
  // Some backends have the documented call only, whose address holds the token.
  const isUnknown = !posted.ok && (posted.status === 404 || posted.status === 405)
  const result = isUnknown ? await http.call(accountWire.checkResetLink, { query: { token }, signal }) : posted
  if (result.ok) return 'valid'
  return result.status >= 400 && !result.error.retryable ? 'invalid' : 'unreachable'
}

/** Sets a new password by a mailed link, and signs in; a vendor signs in at their own site. */
export async function resetPassword(
  ports: FeaturePorts,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const result = await ports.http.call(accountWire.resetPassword, { body: { token, new_password: password } })
  if (!result.ok) return toFieldFailure(result.error, 'new_password') ?? toFailure(result.error, 'link_invalid')
  const isVendor = result.data.redirect_user === 'Vendor'
  // The address still holds the secret of the link, and analytics reads addresses.
  if (!isVendor) beginSession(ports, result.data, { isTracked: false })
  return { ok: true, isVendor }
}
