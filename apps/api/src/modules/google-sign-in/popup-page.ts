import { GOOGLE_MESSAGE, type GoogleMessage } from '@vowkit/sdk-core/contract'
import { NO_ICON } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

/** From where somebody sets out for Google as well as from where they come back. */
const SCRIPT = '../../complete/google-oauth2/popup.js'
const NOT_ALLOWED = 'This page may not sign in with Google. Please sign in there with your email.'

/**
 * The page a window ends on that was opened for Google: it tells its opener, and closes. One that was opened by a page
 * that may not stays and says so; that page is told as well, as what it is told is no secret.
 */
export function writePopup(opener: string, message: GoogleMessage): string {
  const isSignedIn = 'code' in message
  const isAllowed = isSignedIn || message.error !== 'google_not_allowed'
  const text = isSignedIn ? 'Google has let you in.' : 'Google has not let you in.'
  const data = JSON.stringify({ type: GOOGLE_MESSAGE, ...message })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${isSignedIn ? 'Signed in' : 'Not signed in'}</title>${NO_ICON}</head>
<body data-opener="${escapeHtml(opener)}" data-message="${escapeHtml(data)}" data-stays="${!isAllowed}">
<p>${isAllowed ? text : NOT_ALLOWED} You can close this window.</p>
<p hidden>The page that opened this window cannot be reached. Please sign in there with your email.</p>
<script src="${SCRIPT}"></script></body></html>`
}
