import { writeLetter } from '../../providers/mail/letter.ts'
import type { Mail } from '../../providers/mail/mail.ts'

/** What the mail with a sign-in code says. */
export interface CodeMail {
  to: string
  /** 4 digits, or 8 characters without spaces, so that a double click selects all of them. */
  code: string
  /** What the code opens. */
  scope: 'full' | 'embed'
  /** The origin of the page that asked for the code. Anybody can send any text as an origin. */
  origin: string | null
}

/** Characters of a host in a mail. The end of a longer host is kept, because it says whose the host is. */
const MAX_HOST = 60

/** The mail that carries a sign-in code. A short code is the first four-digit number of its text. */
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

/** Says where the code was asked for and what it opens, so that nobody types it into a page that should not have it. */
function describeUse(scope: CodeMail['scope'], origin: string | null): string {
  if (scope === 'full') return 'It was requested on our website and opens your whole account. Enter it only there.'
  return `It was requested on ${placeOf(origin)}. It opens your visions, favourites and messages to vendors on that page, but not your documents, invoices or settings.`
}

function placeOf(origin: string | null): string {
  const url = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  // A host that a browser has read holds letters, digits, dots, dashes, colons and brackets.
  const isHost = url !== null && /^https?:$/.test(url.protocol) && /^[a-z0-9.:[\]-]+$/.test(url.host)
  if (!isHost) return 'an app or page we do not know'
  return url.host.length > MAX_HOST ? `…${url.host.slice(-MAX_HOST)}` : url.host
}
