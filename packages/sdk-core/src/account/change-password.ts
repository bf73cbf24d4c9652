import { coupleWire } from '../contract/couple/wire.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'

/** `field`: the new password is invalid, and `message` explains why. `failed`: any other rejection. */
export type ChangePasswordResult = { ok: true } | Failure<CommonCode | 'wrong_password' | 'field' | 'failed'>

/** Changes the password and ends every session. This client continues with a new session. */
export async function changePassword(
  { http, session }: Pick<FeaturePorts, 'http' | 'session'>,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const result = await http.call(coupleWire.setPassword, { body: { password: next, current_password: current } })
  if (!result.ok) {
    const { error } = result
    return toFieldFailure(error, 'password') ?? toFailure(error, error.status === 400 ? 'wrong_password' : 'failed')
  }
  session.renew(result.data.token)
  return { ok: true }
}

/**
 * Sets a new password with a new sign-in code that was sent to the account's email address, and ends every session. This
 * client continues with a new session. Resolves to `null` on success, otherwise to the error.
 */
export async function setPasswordByCode(
  { http, session }: Pick<FeaturePorts, 'http' | 'session'>,
  { next, code, challenge }: { next: string; code: string; challenge?: string },
): Promise<SdkError | null> {
  const body = { password: next, code, ...(challenge !== undefined && { challenge }) }
  const result = await http.call(coupleWire.setPassword, { body })
  if (!result.ok) return result.error
  session.renew(result.data.token)
  return null
}
