import type { ReadableAtom } from 'nanostores'

export type LoginErrorCode =
  | 'email_required'
  | 'email_invalid'
  /** The backend rejected the request for a code. */
  | 'send_failed'
  /** The request for a code got no response. */
  | 'send_error'
  | 'code_required'
  /** The code is wrong, already used, or expired. */
  | 'code_invalid'
  /** The request that verifies the code got no valid response. */
  | 'verify_error'
  /** Too many attempts. Wait for the time in `seconds`. */
  | 'rate_limited'

export interface LoginError {
  code: LoginErrorCode
  /** Seconds to wait. Present with `rate_limited` if the backend sent a delay. */
  seconds?: number
  /** True if the request got no response, for example because the visitor is offline. */
  isUnanswered?: boolean
}

export interface LoginState {
  /** `email` → `sending` → `verify` → `verifying` → `done`. A failure returns to the previous step and sets `error`. */
  status: 'email' | 'sending' | 'verify' | 'verifying' | 'done'
  email: string
  /** The characters that the visitor has typed, at most `codeLength`. */
  code: string
  /**
   * The length of the code: 4 digits, or 8 digits and capitals while the service is under attack. Valid once a code has
   * been sent.
   */
  codeLength: number
  error: LoginError | null
}

/** A passwordless sign-in flow. The visitor enters an email address, then the code that was sent to that address. */
export interface Login {
  readonly $login: ReadableAtom<LoginState>
  /** Seconds until the visitor can request another code. Counts down while the store has subscribers. */
  readonly $resendIn: ReadableAtom<number>
  setEmail(email: string): void
  /** Sets the typed or pasted code. Verifies each complete code automatically, once. */
  setCode(text: string): void
  /** Sends a code to the address. At the `verify` step, sends another code if `$resendIn` is 0. */
  sendCode(): Promise<void>
  /** Verifies the code. Sets the error `code_required` if the code is incomplete. */
  verify(): Promise<void>
  /** Aborts pending requests and returns to an empty `email` step. */
  reset(): void
}
