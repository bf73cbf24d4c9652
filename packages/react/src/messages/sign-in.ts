/** Texts for signing in by email. */
export const signInMessages = {
  title: 'Login / Sign Up',
  draftSafe: "Your draft is safe. Log in and we'll start it right away.",
  email: 'Email',
  emailHint: "No password needed: we'll email you a code.",
  sendCode: 'Send code',
  sending: 'Sending',
  google: 'Continue with Google',
  or: 'or',
  code: 'Verification code',
  /** `length` is the length of the code: 4 digits, or more characters while the service is under attack. */
  sentTo: (email: string, length = 4) =>
    length === 4 ? `We sent a 4-digit code to ${email}` : `We sent an ${length}-character code to ${email}`,
  change: 'Change',
  verify: 'Verify',
  verifying: 'Checking',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in 0:${String(seconds).padStart(2, '0')}`,
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
  rate_limited: (seconds?: number) =>
    seconds === undefined
      ? 'Too many attempts. Please try again later.'
      : `Too many attempts. Please try again in ${waiting(seconds)}.`,
}

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
