import { accountWire } from '../contract/account/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { beginSession } from './begin-session.ts'
import { type CommonCode, type Failure, toFailure, toFieldFailure } from './failure.ts'
import { digitsOf } from './phone.ts'

export interface RegisterForm {
  name: string
  email: string
  /** As typed; its digits are sent. */
  phone: string
  password: string
}

/** `email_taken` also stands for a refusal that names no field; `field` comes with which one and its message. */
export type RegisterResult =
  | { ok: true }
  | Failure<CommonCode | 'email_taken'>
  | (Failure<'field'> & { field: RegisterField })

type RegisterField = 'name' | 'phone' | 'password'

const WIRE_NAMES: [field: RegisterField, onTheWire: string][] = [
  ['name', 'username'],
  ['phone', 'phone_number'],
  ['password', 'password'],
]

/** Makes a couple's account and signs in. */
export async function registerCouple(ports: FeaturePorts, form: RegisterForm): Promise<RegisterResult> {
  const email = form.email.trim()
  const body = { username: form.name.trim(), email, phone_number: digitsOf(form.phone), password: form.password }
  const result = await ports.http.call(accountWire.register, { body })
  if (!result.ok) {
    const { error } = result
    for (const [field, onTheWire] of WIRE_NAMES) {
      const failure = toFieldFailure(error, onTheWire)
      if (failure && !error.fields.email) return { ...failure, field }
    }
    return toFailure(error, 'email_taken')
  }
  beginSession(ports, result.data, { typedEmail: email })
  return { ok: true }
}
