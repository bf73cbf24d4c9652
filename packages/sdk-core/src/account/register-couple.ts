import { accountWire } from '../contract/account-wire.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { beginSession } from './begin-session.ts'
import { type CommonCode, commonFailure, type Failure } from './outcome.ts'
import { digitsOf } from './phone.ts'

export interface RegisterForm {
  name: string
  email: string
  /** As typed; its digits are sent. */
  phone: string
  password: string
}

type RegisterField = 'name' | 'phone' | 'password'

/** `email_taken` also stands for a refusal that names no field; `field` comes with which one and its message. */
export type RegisterResult =
  | { ok: true }
  | Failure<CommonCode | 'email_taken'>
  | (Failure<'field'> & { field: RegisterField; message: string })

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
  if (!result.ok) return commonFailure(result.error) ?? toRefusal(result.error)
  beginSession(ports, result.data, email)
  return { ok: true }
}

function toRefusal({ fields }: SdkError): RegisterResult {
  if (!fields.email)
    for (const [field, onTheWire] of WIRE_NAMES) {
      const message = fields[onTheWire]?.[0]
      if (message !== undefined) return { ok: false, code: 'field', field, message }
    }
  return { ok: false, code: 'email_taken' }
}
