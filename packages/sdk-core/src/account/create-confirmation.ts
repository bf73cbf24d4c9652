import { accountWire } from '../contract/account/wire.ts'
import { sameId } from '../contract/shared/same-id.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { Grant } from '../session/session.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLogin } from './create-login.ts'
import { type CommonCode, type Failure, toFailure } from './failure.ts'
import type { Login } from './login.ts'
import { fetchGrant, type GivenCode, type RedeemCode } from './redeem-code.ts'

/** Asks the person signed in for a code that is mailed to their own address. */
export interface CodeQuestion {
  /** Begins in the step `email` with the account's own address filled in. */
  readonly login: Login
  /** The account's own address; null if this browser does not know it. */
  readonly email: string | null
}

/** Confirms that the person is the account's owner, and goes on with a session that may do everything. */
export interface ConfirmationQuestion extends CodeQuestion {
  /** Confirms with the account's password instead of a code. */
  withPassword(password: string): Promise<ConfirmationResult>
}

/** `other_account`: the backend signed in somebody else, whose session is not used. */
export type ConfirmationResult = { ok: true } | Failure<CommonCode | 'invalid_credentials' | 'other_account'>

/** Asks for a code and gives it to `redeem`, such as a call that needs a fresh one. */
export function createCodeQuestion(ports: FeaturePorts, redeem: RedeemCode): CodeQuestion {
  const email = ports.storedUser()?.email ?? null
  const login = createLogin({ ...ports, redeem })
  login.setEmail(email ?? '')
  return { login, email }
}

/** Makes the question that upgrades a narrow session. */
export function createConfirmation(ports: FeaturePorts): ConfirmationQuestion {
  const { session, http } = ports

  /** Nobody else's session takes the place of this one. */
  function isOwn({ userId }: Grant): boolean {
    const state = session.$session.get()
    const own = state.status === 'signed-in' ? state.userId : null
    return own === null || userId === undefined || sameId(own, userId)
  }
  const otherAccount = () => new SdkError('forbidden', 'Another account was signed in to.', { status: 403 })

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
