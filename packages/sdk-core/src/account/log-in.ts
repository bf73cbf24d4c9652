import { accountWire } from '../contract/account/wire.ts'
import { LOGGED_IN } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { type CommonCode, type Failure, toFailure } from './failure.ts'
import { startSession } from './start-session.ts'

export interface LogInForm {
  email: string
  password: string
  /** If false, the session ends when this tab closes. */
  remember: boolean
}

export type LogInResult = { ok: true } | Failure<CommonCode | 'invalid_credentials'>

/** Signs in with email address and password. */
export async function logIn(ports: FeaturePorts, { email, password, remember }: LogInForm): Promise<LogInResult> {
  const username = email.trim()
  const result = await ports.http.call(accountWire.login, { body: { username, password } })
  if (!result.ok) return toFailure(result.error, 'invalid_credentials')
  startSession(ports, result.data, { typedEmail: username, remember })
  ports.analytics.track(LOGGED_IN)
  return { ok: true }
}
