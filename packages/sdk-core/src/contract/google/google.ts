/** Where the browser goes, on the backend, to sign in with Google. */
export const GOOGLE_START_PATH = '/social_auth/login/google-oauth2/'

/** How the way through Google may be gone: in this tab, or in a window of its own that a page opened. */
export const GOOGLE_MODES = ['redirect', 'popup'] as const

/**
 * Why somebody came back from Google without being signed in: the value of the address parameter `login`
 * ({@link LOGIN_FAILURE_PARAMETER}), and `error` in the message of a window.
 */
export const GOOGLE_FAILURES = [
  /** They did not let us know who they are. Nothing is wrong: the login may open again. */
  'google_cancelled',
  /** It took longer than ten minutes, was over already, or was begun in another browser. Try again. */
  'google_expired',
  /** Google does not say that the e-mail address is theirs. Sign in with a mailed code. */
  'google_unverified',
  /** The page that opened the window is none that may. Sign in with a mailed code. */
  'google_not_allowed',
  /** Google does not answer, or not as it should. Try later, or sign in with a mailed code. */
  'google_unavailable',
] as const
export type GoogleFailure = (typeof GOOGLE_FAILURES)[number]

/** The address parameter that carries a {@link GoogleFailure} back to the place somebody came from. */
export const LOGIN_FAILURE_PARAMETER = 'login'
