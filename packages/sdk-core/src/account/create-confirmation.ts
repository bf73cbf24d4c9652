import { accountWire } from '../contract/account/wire.ts'
import { sameId } from '../contract/shared/same-id.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { Grant } from '../session/session.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLogin } from './create-login.ts'
import { type CommonCode, type Failure, toFailure } from './failure.ts'
import type { Login } from './login.ts'
import { fetchGrant, type GivenCode, type RedeemCode } from './redeem-code.ts'

/** A request for a sign-in code, which the backend sends to the account's own email address. */
export interface CodeQuestion {
  /** The sign-in flow. It starts at the `email` step, with the account's address filled in. */
  readonly login: Login
  /** The account's email address. `null` if it is not stored in this browser. */
  readonly email: string | null
}

/** Confirms the visitor's identity and replaces the session with one that has full scope. */
export interface ConfirmationQuestion extends CodeQuestion {
  /** Confirms with the account's password instead of a code. */
  withPassword(password: string): Promise<ConfirmationResult>
}

/** `other_account`: the code belongs to a different account. */
export type ConfirmationResult = { ok: true } | Failure<CommonCode | 'invalid_credentials' | 'other_account'>

/** Sends a sign-in code to the account, then passes the code that the visitor types to `redeem`. */
export function createCodeQuestion(ports: FeaturePorts, redeem: RedeemCode): CodeQuestion {
  const email = ports.storedUser()?.email ?? null
  const login = createLogin({ ...ports, redeem })
  login.setEmail(email ?? '')
  return { login, email }
}

/** Creates a confirmation, which replaces a session of narrow scope with one of full scope. */
export function createConfirmation(ports: FeaturePorts): ConfirmationQuestion {
  const { session, http } = ports

  /** Whether a session belongs to the signed-in account. */
  function isOwn({ userId }: Grant): boolean {
    const state = session.$session.get()
    const own = state.status === 'signed-in' ? state.userId : null
    return own === null || userId === undefined || sameId(own, userId)
  }
  const otherAccount = () => new SdkError('forbidden', 'The code belongs to another account.', { status: 403 })

  const question = createCodeQuestion(ports, async (given: GivenCode, signal) => {
    const result = await fetchGrant(http, given, signal)
    if (!result.ok) return result
    const { grant } = result
    if (!isOwn(grant)) return { ok: false, error: otherAccount() }
    return { ok: true, enter: () => session.renew(grant.token, grant.scope ?? 'full') }
  })

  return {
    ...question,
    async withPassword(password) {
      const result = await http.call(accountWire.login, { body: { username: question.email ?? '', password } })
      if (!result.ok) return toFailure(result.error, 'invalid_credentials')
      if (!isOwn(result.data)) return toFailure(otherAccount(), 'other_account')
      session.renew(result.data.token, result.data.scope ?? 'full')
      return { ok: true }
    },
  }
}
