import type { ReadableAtom } from 'nanostores'

export type LoginErrorCode =
  | 'email_required'
  | 'email_invalid'
  /** The backend refused to send a code. */
  | 'send_failed'
  /** The request for a code got no response. */
  | 'send_error'
  | 'code_required'
  /** Wrong, used or expired. */
  | 'code_invalid'
  /** The check of the code got no valid response. */
  | 'verify_error'
  /** Too many attempts. Wait `seconds`. */
  | 'rate_limited'

export interface LoginError {
  code: LoginErrorCode
  /** Set with `rate_limited` if the backend sent it. */
  seconds?: number
  /** There was no response: the connection may be broken. */
  isUnanswered?: boolean
}

export interface LoginState {
  /** `email` → `sending` → `verify` → `verifying` → `done`. A failure returns to the previous step and sets `error`. */
  status: 'email' | 'sending' | 'verify' | 'verifying' | 'done'
  email: string
  /** The typed characters, at most `codeLength`. */
  code: string
  /** 4 digits, or 8 digits and capitals while the service is under attack. Final once a code was sent. */
  codeLength: number
  error: LoginError | null
}

/** One passwordless sign-in: an e-mail address, then the code that is sent to it. */
export interface Login {
  readonly $login: ReadableAtom<LoginState>
  /** Seconds until another code can be requested. Counts down while it has subscribers. */
  readonly $resendIn: ReadableAtom<number>
  setEmail(email: string): void
  /** Sets the typed or pasted code. Verifies a complete code automatically, once. */
  setCode(text: string): void
  /** Sends a code to the address. In the step `verify`, sends another one if `$resendIn` is 0. */
  sendCode(): Promise<void>
  /** Verifies the code. */
  verify(): Promise<void>
  /** Returns to an empty `email` step and aborts pending requests. */
  reset(): void
}
