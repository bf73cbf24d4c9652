import type { ReadableAtom } from 'nanostores'

export type LoginErrorCode =
  | 'email_required'
  | 'email_invalid'
  /** The backend refused to send a code. */
  | 'send_failed'
  /** The request for a code got no answer. */
  | 'send_error'
  | 'code_required'
  /** Wrong, spent or expired. */
  | 'code_invalid'
  /** The check of the code got no usable answer. */
  | 'verify_error'
  /** Too many attempts; wait `seconds`. */
  | 'rate_limited'

export interface LoginError {
  code: LoginErrorCode
  /** With `rate_limited`, when the backend says. */
  seconds?: number
  /** There was no answer at all: the connection may be to blame. */
  isUnanswered?: boolean
}

export interface LoginState {
  /** `email` → `sending` → `verify` → `verifying` → `done`; a failure goes one step back and carries its error. */
  status: 'email' | 'sending' | 'verify' | 'verifying' | 'done'
  email: string
  /** The characters typed so far, at most `codeLength`. */
  code: string
  /** 4 digits, or 8 digits and capitals while the service is under attack. Known once a code was sent. */
  codeLength: number
  error: LoginError | null
}

/** One passwordless sign-in: an e-mail address, then the code that was mailed to it. */
export interface Login {
  readonly $login: ReadableAtom<LoginState>
  /** Seconds until another code may be asked for; 0 when it may. Counts down while listened to. */
  readonly $resendIn: ReadableAtom<number>
  setEmail(email: string): void
  /** Takes what was typed or pasted; checks the code by itself once it is complete, once per completed code. */
  setCode(text: string): void
  /** Mails a code to the address typed. Also sends another one in the step `verify`, when `$resendIn` is 0. */
  sendCode(): Promise<void>
  /** Checks the code typed. */
  verify(): Promise<void>
  /** Back to an empty `email` step; what is under way is abandoned. */
  reset(): void
}
