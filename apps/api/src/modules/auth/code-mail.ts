import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** The contents of a mail with a sign-in code. */
export interface CodeMail {
  to: string
  /** 4 digits, or 8 characters without spaces, so that a double click selects the full code. */
  code: string
  /** The scope that the code opens. */
  scope: 'full' | 'embed'
  /** The `Origin` header of the request for the code. Untrusted: a client can send any text. */
  origin: string | null
}

/** Longest host in a mail. A longer host is cut at its start, because its end identifies the owner. */
const MAX_HOST = 60

/** The mail with a sign-in code. A short code is the first four-digit number in its text. */
export function writeCodeMail({ to, code, scope, origin }: CodeMail): Mail {
  const title = 'Your sign-in code'
  const rest = `${describeUse(scope, origin)} It works once, within 10 minutes. If you did not ask for it, you can ignore this email.`
  return {
    to,
    subject: title,
    text: `Your sign-in code is ${code}.\n\n${rest}\n`,
    html: writeLetter({ title, code, rest }),
  }
}

/** Names the requesting page and the code's scope, so that the reader does not enter the code on a phishing page. */
function describeUse(scope: CodeMail['scope'], origin: string | null): string {
  if (scope === 'full') return 'It was requested on our website and opens your whole account. Enter it only there.'
  return `It was requested on ${placeOf(origin)}. It opens your visions, favourites and messages to vendors on that page, but not your documents, invoices or settings.`
}

function placeOf(origin: string | null): string {
  const url = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  // A host that a browser sends contains only these characters.
  const isHost = url !== null && /^https?:$/.test(url.protocol) && /^[a-z0-9.:[\]-]+$/.test(url.host)
  if (!isHost) return 'an app or page we do not know'
  return url.host.length > MAX_HOST ? `…${url.host.slice(-MAX_HOST)}` : url.host
}
