import { GOOGLE_MESSAGE, type GoogleMessage } from '@vowkit/sdk-core/contract'
import { escapeHtml } from '../../http/escape-html.ts'

/** The page a window ends on that was opened for Google: it tells its opener, and closes. */
export function writePopup(opener: string, message: GoogleMessage): string {
  const isSignedIn = 'code' in message
  const data = JSON.stringify({ type: GOOGLE_MESSAGE, ...message })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${isSignedIn ? 'Signed in' : 'Not signed in'}</title></head>
<body data-opener="${escapeHtml(opener)}" data-message="${escapeHtml(data)}">
<p>${isSignedIn ? 'Google has let you in.' : 'Google has not let you in.'} You can close this window.</p>
<p hidden>The page that opened this window cannot be reached. Please sign in there with your email.</p>
<script src="popup.js"></script></body></html>`
}
