/** The backend's path that starts a Google sign-in. */
export const GOOGLE_START_PATH = '/social_auth/login/google-oauth2/'

/** Where the Google sign-in opens: in this tab, or in a popup window. */
export const GOOGLE_MODES = ['redirect', 'popup'] as const

/**
 * The reason why a Google sign-in failed. It is the value of the URL parameter {@link LOGIN_FAILURE_PARAMETER}, and of
 * `error` in the popup's message.
 */
export const GOOGLE_FAILURES = [
  /** The visitor cancelled the sign-in. */
  'google_cancelled',
  /** The sign-in took longer than ten minutes, was already completed, or started in a different browser. Try again. */
  'google_expired',
  /** Google did not confirm that the email address belongs to the visitor. Sign in with a code. */
  'google_unverified',
  /** The page that opened the popup is not registered with the deployment. Sign in with a code. */
  'google_not_allowed',
  /** Google is unreachable or sent an invalid response. Try again later, or sign in with a code. */
  'google_unavailable',
] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

/** The name of the URL parameter that holds a {@link GoogleFailure}. */
export const LOGIN_FAILURE_PARAMETER = 'login'
