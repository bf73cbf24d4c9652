/** A piece of a text. Links have an `href`. */
export interface TextPiece {
  text: string
  href: string | null
}

/** Matches a URL in linear time, because no character can match two branches. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi
/** Trailing punctuation that is not part of the URL. */
const CLOSING = /[.,;:!?'’”)\]}*]/

/**
 * Splits a text into plain text and links. URLs with credentials (`https://bank.example@evil.example`) stay text, and so
 * do hosts without a dot, except the one of `ownOrigin`.
 */
export function splitLinks(text: string, ownOrigin = ''): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match)
    const href = toHref(address, ownOrigin)
    if (href === null) continue
    if (index > end) pieces.push({ text: text.slice(end, index), href: null })
    pieces.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null })
  return pieces
}

/** Removes trailing punctuation, except a closing bracket if the URL contains the opening bracket. */
function withoutClosing(address: string): string {
  let end = address.length
  while (end > 0 && CLOSING.test(address.charAt(end - 1))) {
    if (address.charAt(end - 1) === ')' && address.lastIndexOf('(', end) !== -1) break
    end--
  }
  return address.slice(0, end)
}

function toHref(address: string, ownOrigin: string): string | null {
  const absolute = /^www\./i.test(address) ? `https://${address}` : address
  if (!URL.canParse(absolute)) return null
  const { href, username, password, hostname, origin } = new URL(absolute)
  const isPublic = hostname.includes('.') || origin === ownOrigin
  return username === '' && password === '' && isPublic ? href : null
}
