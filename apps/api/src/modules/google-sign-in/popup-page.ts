import { GOOGLE_MESSAGE, type GoogleMessage } from '@vowkit/sdk-core/contract'
import { NO_ICON } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

/** Relative URL of the script. It resolves to the same URL from the start URL and from the callback URL. */
const SCRIPT = '../../complete/google-oauth2/popup.js'
const NOT_ALLOWED = 'This website does not allow sign-in with Google. Please go back and sign in with your email.'

/**
 * Writes the last page of a sign-in popup. The page posts the message to its opener and closes. If the opener is not
 * allowed to sign in with Google, the page stays open with an explanation, and the message contains no secret.
 */
export function writePopup(opener: string, message: GoogleMessage): string {
  const isSignedIn = 'code' in message
  const isAllowed = isSignedIn || message.error !== 'google_not_allowed'
  const text = isSignedIn ? 'You are signed in with Google.' : 'You are not signed in.'
  const data = JSON.stringify({ type: GOOGLE_MESSAGE, ...message })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${isSignedIn ? 'Signed in' : 'Not signed in'}</title>${NO_ICON}</head>
<body data-opener="${escapeHtml(opener)}" data-message="${escapeHtml(data)}" data-stays="${!isAllowed}">
<p>${isAllowed ? text : NOT_ALLOWED} You can close this window.</p>
<p hidden>We could not reach the page that opened this window. Please go back to that page and sign in with your email.</p>
<script src="${SCRIPT}"></script></body></html>`
}
