import { accountCodeMessages } from './account-code.ts'
import { signInMessages } from './sign-in.ts'

/** The words of signing in with Google. */
const googleMessages = {
  googleWaiting: 'Go on in the window that has opened. Nothing there? Press the button once more, or use your email.',
  google_cancelled: 'You did not go on with Google. Try again, or use your email.',
  google_expired: 'Signing in with Google took too long. Please try again.',
  google_unverified: 'Google has not verified your email address. Please use your email instead.',
  google_not_allowed: 'This page may not sign in with Google. Please use your email instead.',
  google_unavailable: 'Google cannot be reached right now. Please use your email instead.',
  popup_blocked: 'Your browser opened no window. Allow it for this page, or use your email.',
}

/** The words of the sign-in dialog. */
export const loginMessages = { ...signInMessages, ...googleMessages, ...accountCodeMessages }
