import { coupleWire } from '../contract/couple/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'

/** `field`: the new password will not do, for the reason in `message`. `failed`: no password is to blame. */
export type ChangePasswordResult = { ok: true } | Failure<CommonCode | 'wrong_password' | 'field' | 'failed'>

/** Changes the password. Every session ends with it; this one goes on with the token of a new one. */
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
