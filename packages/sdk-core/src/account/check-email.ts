import { authWire } from '../contract/auth/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** What a backend tells of an e-mail. One that keeps secret who is here says the same of every address. */
export interface EmailCheck {
  exists: boolean
  hasPassword: boolean
}

/** Asks whether an e-mail has an account, and that a password. Throws an `SdkError`. */
export async function checkEmail(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  email: string,
): Promise<EmailCheck> {
  const { exists, has_password } = unwrapResult(
    await ports.http.call(authWire.checkEmail, { body: { email }, logFailure: true }),
  )
  return { exists, hasPassword: has_password }
}
