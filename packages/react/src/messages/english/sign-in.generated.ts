// Generated from messages/en.arb by `npm run messages`.

/** Texts for signing in by email. */
export const signInMessages = {
  title: 'Login / Sign Up',
  draftSafe: "Your draft is safe. Log in and we'll start it right away.",
  email: 'Email',
  emailHint: "No password needed: we'll email you a code.",
  sendCode: 'Send code',
  sending: 'Sending',
  google: 'Continue with Google',
  /** Between two ways to sign in. */
  or: 'or',
  /** The label of the field for the code. */
  code: 'Verification code',
  /** `length` is the length of the code: 4 digits, or more characters while the service is under attack. */
  sentTo: (email: string, length: number): string => length === 4 ? `We sent a ${length}-digit code to ${email}` : `We sent an ${length}-character code to ${email}`,
  /** The button next to the email address. */
  change: 'Change',
  verify: 'Verify',
  verifying: 'Checking',
  resend: 'Resend code',
  /** A countdown in seconds, such as "0:30". */
  resendIn: (seconds: number): string => `Resend code in 0:${seconds.toLocaleString('en-US', { minimumIntegerDigits: 2 })}`,
  mailbox: 'Open the demo mailbox',
  email_required: 'Please enter your email address.',
  email_invalid: 'Please enter a valid email address.',
  send_failed: 'Failed to send verification code. Please try again.',
  send_error: 'An error occurred while sending code.',
  code_required: 'Please enter the verification code.',
  code_invalid: 'Invalid verification code. Please try again.',
  /** Shown below the message `code_invalid`. */
  codeHint: 'Use the code from our latest email, or request a new one.',
  verify_error: 'An unexpected error occurred.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  /** Shown in place of "tooManyAttempts" if the waiting time is known. */
  tooManyAttemptsIn: (count: number, unit: 'second' | 'minute'): string => unit === 'second' ? count === 1 ? `Too many attempts. Please try again in ${count} second.` : `Too many attempts. Please try again in ${count} seconds.` : count === 1 ? `Too many attempts. Please try again in ${count} minute.` : `Too many attempts. Please try again in ${count} minutes.`,
}
