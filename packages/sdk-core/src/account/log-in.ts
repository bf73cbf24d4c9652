import { accountWire } from '../contract/account/wire.ts'
import { LOGGED_IN } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { beginSession } from './begin-session.ts'
import { type CommonCode, type Failure, toFailure } from './failure.ts'

export interface LogInForm {
  email: string
  password: string
  /** False: for this tab only. */
  remember: boolean
}

export type LogInResult = { ok: true } | Failure<CommonCode | 'invalid_credentials'>

/** Signs in with e-mail and password. */
export async function logIn(ports: FeaturePorts, { email, password, remember }: LogInForm): Promise<LogInResult> {
  const username = email.trim()
  const result = await ports.http.call(accountWire.login, { body: { username, password } })
  if (!result.ok) return toFailure(result.error, 'invalid_credentials')
  beginSession(ports, result.data, { typedEmail: username, remember })
  ports.analytics.track(LOGGED_IN)
  return { ok: true }
}
