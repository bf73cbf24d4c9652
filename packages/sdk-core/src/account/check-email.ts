import { authWire } from '../contract/auth/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * The result of checking an email address. A backend that hides which accounts exist returns one result for every
 * address.
 */
export interface EmailCheck {
  exists: boolean
  hasPassword: boolean
}

/**
 * Checks whether an account with this email address exists and has a password. Throws an `SdkError` if the request
 * fails.
 */
export async function checkEmail(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  email: string,
): Promise<EmailCheck> {
  const { exists, has_password } = unwrapResult(
    await ports.http.call(authWire.checkEmail, { body: { email }, logFailure: true }),
  )
  return { exists, hasPassword: has_password }
}
