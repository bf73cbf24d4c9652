// Generated from messages/en.arb by `npm run messages`.

/** Texts for signing in with Google in a separate window. */
export const googleMessages = {
  googleWaiting: "Continue in the Google window. Don't see it? Press the button again, or use your email.",
  google_cancelled: 'Google sign-in was canceled. Try again, or use your email.',
  google_expired: 'Google sign-in timed out. Please try again.',
  google_unverified: "Google hasn't verified your email address. Please use your email instead.",
  google_not_allowed: "Google sign-in isn't available on this page. Please use your email instead.",
  google_unavailable: "We can't reach Google right now. Please use your email instead.",
  popup_blocked: 'Your browser blocked the Google window. Allow pop-ups for this page, or use your email.',
}
