import { atom } from 'nanostores'
import { authWire } from '../contract/auth/wire.ts'
import { LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS, LONG_CODE_LENGTH } from '../contract/shared/limits.ts'
import type { SdkError } from '../errors/sdk-error.ts'
import type { Http } from '../http/http.ts'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import type { Session } from '../session/session.ts'
import { createCountdown } from '../shared/countdown.ts'
import { secondsToWait } from './failure.ts'
import type { Login, LoginError, LoginErrorCode, LoginState } from './login.ts'
import { looksLikeEmail, normalizeCode } from './normalize-code.ts'
import { type RedeemCode, signInWithCode } from './redeem-code.ts'

export interface LoginDeps {
  http: Pick<Http, 'call'>
  session: Pick<Session, 'signIn'>
  clock: Clock
  startLoop: StartLoop
  /** Redeems the code. By default, the code signs the visitor in. */
  redeem?: RedeemCode
}

const INITIAL: LoginState = { status: 'email', email: '', code: '', codeLength: LOGIN_CODE_LENGTH, error: null }

/** Creates one passwordless sign-in flow. */
export function createLogin({ http, session, clock, startLoop, redeem }: LoginDeps): Login {
  const redeemCode = redeem ?? signInWithCode(http, session)
  const $login = atom<LoginState>(INITIAL)
  const resend = createCountdown(clock, startLoop)
  let attempt = new AbortController()
  let mayResendAt = 0
  let challenge: string | undefined

  function patch(change: Partial<LoginState>): void {
    $login.set({ ...$login.value, ...change })
  }

  async function sendCode(): Promise<void> {
    const { status } = $login.value
    if (status !== 'email' && status !== 'verify') return
    if (status === 'verify' && clock.now() < mayResendAt) return
    const email = $login.value.email.trim()
    if (!looksLikeEmail(email)) return patch({ error: { code: email ? 'email_invalid' : 'email_required' } })

    const { signal } = attempt
    patch({ status: 'sending', error: null })
    const result = await http.call(authWire.loginVision, { body: { email }, signal })
    if (signal.aborted) return
    if (!result.ok) return patch({ status, error: toSendError(result.error) })
    const waitMs = (result.data.resend_after ?? LOGIN_RESEND_SECONDS) * 1_000
    mayResendAt = clock.now() + waitMs
    resend.start(waitMs)
    challenge = result.data.challenge
    const isLong = result.data.code_length === LONG_CODE_LENGTH
    patch({ status: 'verify', code: '', codeLength: isLong ? LONG_CODE_LENGTH : LOGIN_CODE_LENGTH, error: null })
  }

  async function verify(): Promise<void> {
    const { status, code, codeLength } = $login.value
    if (status !== 'verify') return
    if (code.length < codeLength) return patch({ error: { code: 'code_required' } })

    const email = $login.value.email.trim()
    const { signal } = attempt
    patch({ status: 'verifying', error: null })
    const result = await redeemCode({ email, code, challenge }, signal)
    if (signal.aborted) return
    if (!result.ok) {
      const error = toVerifyError(result.error)
      return patch({ status: 'verify', error, code: error.code === 'code_invalid' ? '' : code })
    }
    patch({ status: 'done' })
    result.enter()
  }

  return {
    $login,
    $resendIn: resend.$seconds,
    setEmail(email) {
      if ($login.value.status === 'email') patch({ email, error: null })
    },
    setCode(text) {
      const { status, code: before, codeLength } = $login.value
      const code = normalizeCode(text, codeLength)
      if (status !== 'verify' || code === before) return
      patch({ code, error: null })
      if (code.length === codeLength) void verify()
    },
    sendCode,
    verify,
    reset() {
      attempt.abort()
      attempt = new AbortController()
      challenge = undefined
      $login.set(INITIAL)
    },
  }
}

function toSendError(error: SdkError): LoginError {
  if (error.fields.email) return { code: 'email_invalid' }
  return toLoginError(error, 'send_failed', 'send_error')
}

function toVerifyError(error: SdkError): LoginError {
  return toLoginError(error, error.status >= 500 ? 'verify_error' : 'code_invalid', 'verify_error')
}

/** Uses the code `refused` if the backend sent a response, and `silent` if it did not. */
function toLoginError(error: SdkError, refused: LoginErrorCode, silent: LoginErrorCode): LoginError {
  if (error.status === 429) return { code: 'rate_limited', seconds: secondsToWait(error) }
  const hasResponse = error.status > 0 && error.code !== 'invalid_response'
  return hasResponse ? { code: refused } : { code: silent, isUnanswered: error.status === 0 }
}
