/** Where the browser goes, on the backend, to sign in with Google. */
export const GOOGLE_START_PATH = '/social_auth/login/google-oauth2/'
