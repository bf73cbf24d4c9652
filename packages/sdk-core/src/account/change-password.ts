import { coupleWire } from '../contract/couple-wire.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { type CommonCode, commonFailure, type Failure } from './outcome.ts'

/** `field`: the new password will not do. `failed`: it is not the password that is to blame. Both come with a message. */
export type ChangePasswordResult =
  | { ok: true }
  | Failure<CommonCode | 'wrong_password'>
  | (Failure<'field' | 'failed'> & { message: string })

/** Changes the password. Every session ends with it; this one goes on with the token of a new one. */
export async function changePassword(
  { http, session }: Pick<FeaturePorts, 'http' | 'session'>,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const result = await http.call(coupleWire.setPassword, { body: { password: next, current_password: current } })
  if (!result.ok) return commonFailure(result.error) ?? toRefusal(result.error)
  session.renew(result.data.token)
  return { ok: true }
}

function toRefusal({ status, fields, message }: SdkError): ChangePasswordResult {
  const [fault] = fields.password ?? []
  if (fault !== undefined) return { ok: false, code: 'field', message: fault }
  return status === 400 ? { ok: false, code: 'wrong_password' } : { ok: false, code: 'failed', message }
}
