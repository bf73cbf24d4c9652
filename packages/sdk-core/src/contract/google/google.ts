/** The backend's path for signing in with Google. */
export const GOOGLE_START_PATH = '/social_auth/login/google-oauth2/'

/** How the browser reaches Google: in this tab, or in a window that the page opened. */
export const GOOGLE_MODES = ['redirect', 'popup'] as const

/**
 * Why the visitor returned from Google without a session: the value of the URL parameter `login`
 * ({@link LOGIN_FAILURE_PARAMETER}), and `error` in the message of a popup.
 */
export const GOOGLE_FAILURES = [
  /** The visitor cancelled. Let them sign in again. */
  'google_cancelled',
  /** The sign-in took over ten minutes, was completed before, or started in another browser. Try again. */
  'google_expired',
  /** Google did not confirm that the e-mail address belongs to the visitor. Sign in with a code. */
  'google_unverified',
  /** The page that opened the window is not registered. Sign in with a code. */
  'google_not_allowed',
  /** Google is unreachable or sent an invalid response. Try later, or sign in with a code. */
  'google_unavailable',
] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

/** The URL parameter that carries a {@link GoogleFailure}. */
export const LOGIN_FAILURE_PARAMETER = 'login'
