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
  /** If true, an account that has only a desk is not signed in here: `isDeskOnly` is true, and there is no session. */
  skipsDeskOnly?: boolean
}

/** `isDeskOnly` is true for a vendor's account, which has no board: open the desk. */
export type LogInResult = { ok: true; isDeskOnly: boolean } | Failure<CommonCode | 'invalid_credentials'>

/** Signs in with email address and password. */
export async function logIn(ports: FeaturePorts, form: LogInForm): Promise<LogInResult> {
  const { email, password, remember, skipsDeskOnly = false } = form
  const username = email.trim()
  const result = await ports.http.call(accountWire.login, { body: { username, password } })
  if (!result.ok) return toFailure(result.error, 'invalid_credentials')
  const isDeskOnly = result.data.is_desk_only === true
  if (isDeskOnly && skipsDeskOnly) return { ok: true, isDeskOnly }
  startSession(ports, result.data, { typedEmail: username, remember })
  ports.analytics.track(LOGGED_IN)
  return { ok: true, isDeskOnly }
}
