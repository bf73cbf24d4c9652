import { accountWire } from '../contract/account/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'
import { digitsOf } from './phone.ts'
import { startSession } from './start-session.ts'

export interface RegisterForm {
  name: string
  email: string
  /** The phone number as typed. Only its digits are sent. */
  phone: string
  password: string
}

/**
 * `email_taken` also covers rejections that name no field. `failed`: the server failed, and a retry may succeed. `field`
 * includes the name and the message of the field.
 */
export type RegisterResult =
  | { ok: true }
  | Failure<CommonCode | 'email_taken' | 'failed'>
  | (Failure<'field'> & { field: RegisterField })

type RegisterField = 'name' | 'phone' | 'password'

const WIRE_NAMES: [field: RegisterField, wireName: string][] = [
  ['name', 'username'],
  ['phone', 'phone_number'],
  ['password', 'password'],
]

/** Creates a couple's account and signs in. */
export async function registerCouple(ports: FeaturePorts, form: RegisterForm): Promise<RegisterResult> {
  const email = form.email.trim()
  const body = { username: form.name.trim(), email, phone_number: digitsOf(form.phone), password: form.password }
  const result = await ports.http.call(accountWire.register, { body })
  if (!result.ok) {
    const { error } = result
    for (const [field, wireName] of WIRE_NAMES) {
      const failure = toFieldFailure(error, wireName)
      if (failure && !error.fields.email) return { ...failure, field }
    }
    return toFailure(error, error.status >= 500 ? 'failed' : 'email_taken')
  }
  startSession(ports, result.data, { typedEmail: email })
  return { ok: true }
}
