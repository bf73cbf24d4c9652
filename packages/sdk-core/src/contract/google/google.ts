/** The backend's path for signing in with Google. */
export const GOOGLE_START_PATH = '/social_auth/login/google-oauth2/'

/** Where the Google sign-in opens: in this tab, or in a popup window. */
export const GOOGLE_MODES = ['redirect', 'popup'] as const

/**
 * Why a Google sign-in failed. The value of the URL parameter `login` ({@link LOGIN_FAILURE_PARAMETER}), and of `error`
 * in the message of a popup.
 */
export const GOOGLE_FAILURES = [
  /** The visitor cancelled the sign-in. */
  'google_cancelled',
  /** The sign-in took over ten minutes, was already completed, or started in a different browser. Try again. */
  'google_expired',
  /** Google did not confirm that the e-mail address belongs to the visitor. Sign in with a code. */
  'google_unverified',
  /** The page that opened the popup is not registered with the deployment. Sign in with a code. */
  'google_not_allowed',
  /** Google is unreachable or sent an invalid response. Try later, or sign in with a code. */
  'google_unavailable',
] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

/** The name of the URL parameter that contains a {@link GoogleFailure}. */
export const LOGIN_FAILURE_PARAMETER = 'login'
